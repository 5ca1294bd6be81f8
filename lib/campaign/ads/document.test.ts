/** @jest-environment node */
import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { pictureDocument } from './document';

const words = ['“Who’s there?” 10% off – now…', 'Plain (words) \\ and ünïcode, or 日'];

async function sample() {
  const pages = await Promise.all(
    words.map(async (each, index) => {
      const size = { width: 108, height: 135 - index };
      const background = index ? '#00ff00' : '#ff0000';
      const blank = sharp({ create: { ...size, channels: 3, background } });
      return { ...size, words: each, jpeg: await blank.jpeg().toBuffer() };
    }),
  );
  return pictureDocument(pages, { title: 'Café (1)', author: 'Ünlü', language: 'en' });
}

test('a parser finds the pages, their sizes, the title, the language and the words', async () => {
  const bytes = await sample();
  const pdf = await getDocumentProxy(bytes.slice());
  expect(pdf.numPages).toBe(2);
  const { view } = await pdf.getPage(2);
  expect(view).toEqual([0, 0, 108, 134]);
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'Café (1)', Author: 'Ünlü', Language: 'en' });
  const { text } = await extractText(pdf);
  // The last character isn't in the font.
  expect(text).toEqual([words[0], words[1]?.replace('日', '?')]);
});

test('each page has its own picture, and every object is where the table says', async () => {
  const bytes = Buffer.from(await sample());
  const file = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(offsets.length).toBeGreaterThan(6);
  for (const [index, at] of offsets.entries())
    expect(file.slice(at, at + 8)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  const pictures = [...file.matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)].map((match) => {
    const from = match.index + match[0].length;
    return bytes.subarray(from, from + Number(match[1]));
  });
  const colors = await Promise.all(pictures.map((each) => sharp(each).stats()));
  expect(colors.map(({ dominant }) => dominant.r > dominant.g)).toEqual([true, false]);
});
