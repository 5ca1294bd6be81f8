/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { readTableFile } from './table-file';

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const options = { languages: ['en-US'], locale: 'en-US' };
const read = (file: Uint8Array, choice = {}) => readTableFile(file, { ...options, ...choice });
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test('a web page that’s called an Excel file is read as its table', async () => {
  const html =
    '<html><body><table><tr><td>x</td></tr></table><table><tr><th>name<th colspan=2>A</tr><tr><td>Austin &amp; more<td>one<br>two<td> b  c </table>';
  expect(await read(bytesOf(html))).toEqual({ text: 'name\tA\t\nAustin & more\t"one\ntwo"\tb c' });
});

test('a text’s encoding can be chosen', async () => {
  const file = bytesOf('name\n\u00a3\u00f3d\u009f');
  expect(await read(file)).toEqual({ text: 'name\nŁódź', encoding: 'windows-1250' });
  const again = await read(file, { encoding: 'windows-1251' });
  expect(again).toEqual({ text: 'name\nЈуdџ', encoding: 'windows-1251' });
  expect(await read(bytesOf('name\nA'))).toEqual({ text: 'name\nA' });
});

test.each([
  { fault: 'empty', file: '' },
  { fault: 'pdf', file: '%PDF-1.7' },
  { fault: 'document', file: '{\\rtf1 name}' },
  { fault: 'damagedWorkbook', file: 'PK\u0003\u0004 xl/workbook.xml' },
  { fault: 'damagedWorkbook', file: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1' },
  { fault: 'json', file: '[{"name": "Austin"}]' },
  { fault: 'unknown', file: '<?xml version="1.0"?><Workbook><Table><Row/></Table></Workbook>' },
  { fault: 'unknown', file: '\u0089PNG\u0000\u0000\u0001\u0002\u0003\u0004\u0005' },
  { fault: 'tooLarge', file: 'x'.repeat(2_000_001) },
])('says that a file is $fault', async ({ fault, file }) => {
  expect(await read(bytesOf(file))).toEqual({ text: '', fault });
});

test.each([
  { fault: 'document', name: 'word/document.xml' },
  { fault: 'numbers', name: 'Index/Document.iwa' },
  { fault: 'unknown', name: 'photos/a.jpg' },
])('says that a ZIP file with $name is $fault', async ({ fault, name }) => {
  expect(await read(zipSync({ [name]: strToU8('x') }))).toEqual({ text: '', fault });
});

test('a table may start with a bracket', async () => {
  expect(await read(bytesOf('[A],name\nx,y'))).toEqual({ text: '[A],name\nx,y' });
});
