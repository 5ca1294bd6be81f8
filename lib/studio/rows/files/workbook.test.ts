import { strToU8, type Zippable, zipSync } from 'fflate';
import { readTableFile } from './table-file';

const options = { languages: ['en-US'], locale: 'en-US' };
const read = (file: Uint8Array, choice = {}) => readTableFile(file, { ...options, ...choice });

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const packageLinks = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook as Excel saves it, with the rows of each of its worksheets in XML. */
function workbookOf(sheets: Record<string, string>, more: Record<string, string> = {}): Uint8Array {
  const names = Object.keys(sheets);
  const sheetTags = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index}" r:id="r${index}" ${name === 'Secret' ? 'state="hidden"' : ''}/>`,
  );
  const linkTags = names.map(
    (_, index) =>
      `<Relationship Id="r${index}" Type="${links}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
  );
  const partLinks = ['sharedStrings', 'styles'].map(
    (part) => `<Relationship Id="${part}" Type="${links}/${part}" Target="${part}.xml"/>`,
  );
  const typeTags = ['workbook', 'sharedStrings', 'styles'].map(
    (part) =>
      `<Override PartName="/xl/${part}.xml" ContentType="${types}.${part === 'workbook' ? 'sheet.main' : part}+xml"/>`,
  );
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${links}"><workbookPr/><sheets>${sheetTags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageLinks}">${linkTags.join('')}${partLinks.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-409]mmmm d, yyyy"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="4"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>name</t></si><si><r><t>Kra</t></r><r><t>ków</t></r><rPh><t>x</t></rPh></si></sst>`,
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${typeTags.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageLinks}"><Relationship Id="r1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ...more,
  };
  for (const [index, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/sheet${index}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  const files: Zippable = {};
  for (const [path, text] of Object.entries(parts)) files[path] = strToU8(text);
  return zipSync(files);
}

const header =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>A</t></is></c></row>';
const cellOf = (cell: string) => `${header}<row r="2"><c r="A2" t="s"><v>1</v></c>${cell}</row>`;

test.each([
  { what: 'a percentage', cell: '<c r="B2" s="1"><v>0.15</v></c>', text: '15%' },
  { what: 'a date', cell: '<c r="B2" s="2"><v>46387</v></c>', text: '12/31/2026' },
  {
    what: 'a date with its month’s name',
    cell: '<c r="B2" s="4"><v>46387</v></c>',
    text: '12/31/2026',
  },
  { what: 'a time', cell: '<c r="B2" s="5"><v>46387.5</v></c>', text: '12/31/2026 12:00' },
  { what: 'a number with zeros in front', cell: '<c r="B2" s="3"><v>1234</v></c>', text: '01234' },
  { what: 'a large number', cell: '<c r="B2" s="6"><v>1234567.5</v></c>', text: '1,234,567.50' },
  {
    what: 'a number without a format',
    cell: '<c r="B2"><v>0.30000000000000004</v></c>',
    text: '0.3',
  },
  { what: 'a formula', cell: '<c r="B2" t="str"><f>A1&amp;"!"</f><v>name!</v></c>', text: 'name!' },
  { what: 'an error', cell: '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', text: '#DIV/0!' },
  { what: 'true', cell: '<c r="B2" t="b"><v>1</v></c>', text: 'TRUE' },
  {
    what: 'a text in lines',
    cell: '<c r="B2" t="inlineStr"><is><t>a "b"_x000D_\nc</t></is></c>',
    text: '"a ""b""\r\nc"',
  },
])('Excel’s cell with $what is read as it’s shown', async ({ cell, text }) => {
  const { fault, text: table } = await read(workbookOf({ Sheet1: cellOf(cell) }));
  expect([fault, table]).toEqual([undefined, `name\tA\nKraków\t${text}`]);
});

test('dates and numbers are in the brand’s locale', async () => {
  const file = workbookOf({
    Sheet1: cellOf('<c r="B2" s="2"><v>46387</v></c><c r="C2" s="6"><v>1234.5</v></c>'),
  });
  expect((await read(file, { locale: 'de-DE' })).text).toBe(
    'name\tA\t\nKraków\t31.12.2026\t1.234,50',
  );
});

test('old workbooks from a Mac count days from 1904 on', async () => {
  const workbook = `<workbook xmlns="${main}" xmlns:r="${links}"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="r0"/></sheets></workbook>`;
  const file = workbookOf(
    { A: cellOf('<c r="B2" s="2"><v>44925</v></c>') },
    { 'xl/workbook.xml': workbook },
  );
  expect((await read(file)).text).toContain('12/31/2026');
});

test('one of a workbook’s worksheets is chosen; hidden and empty ones aren’t offered', async () => {
  const one = header.replace('>A<', '>One<');
  const file = workbookOf({ Empty: '', Secret: header, One: one, Two: header });
  expect(await read(file)).toEqual({ text: 'name\tOne', sheet: 'One', sheets: ['One', 'Two'] });
  expect(await read(file, { sheet: 'Two' })).toMatchObject({ text: 'name\tA', sheet: 'Two' });
});

test('cells that are merged over rows have the same text, and rows keep their numbers', async () => {
  const rows = `${header}<row r="3"><c r="A3" t="str"><v>x</v></c><c r="B3" t="str"><v>West</v></c></row><row r="4"><c r="A4" t="str"><v>y</v></c></row>`;
  const merged = `</sheetData><mergeCells><mergeCell ref="B3:B4"/><mergeCell ref="A1:C1"/></mergeCells><sheetData>`;
  const { text } = await read(workbookOf({ A: rows + merged }));
  expect(text).toBe('name\tA\n\t\nx\tWest\ny\tWest');
});

test.each([
  { what: 'isn’t XML', part: 'xl/workbook.xml', text: 'x' },
  {
    what: 'has entities of its own',
    part: 'xl/workbook.xml',
    text: '<!DOCTYPE a [<!ENTITY b "b">]><a/>',
  },
  { what: 'unpacks to too much', part: 'xl/styles.xml', text: ' '.repeat(40_000_001) },
])('a workbook that $what is refused', async ({ part, text }) => {
  const { fault } = await read(workbookOf({ A: header }, { [part]: text }));
  expect(fault).toMatch(/^(?:damagedWorkbook|empty|tooLarge)$/);
});
