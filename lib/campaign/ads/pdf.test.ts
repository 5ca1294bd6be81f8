import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { outlines, typeface } from '@/lib/build/typeface';
import { fitText } from '../picture/fit-text';
import { picturePdf } from './pdf';

/** Together, more than a font has codes for. */
const many = [0x4e00, 0x5e00].map((from) =>
  Array.from({ length: 150 }, (_, at) => String.fromCodePoint(from + at)).join(' '),
);
const said = [
  `“Who’s there?” 10% off – now… ${many[0]}`,
  `Plain (words) \\ and ünïcode ${many[1]}`,
];

async function sample() {
  const pages = await Promise.all(
    said.map(async (text, index) => {
      const size = { width: 1080, height: 1350 - index };
      const background = index ? '#00ff00' : '#ff0000';
      const blank = sharp({ create: { ...size, channels: 3, background } });
      const box = { x: 100, y: 200, width: 900, height: 300, color: '#123456', max: 60, min: 60 };
      const texts = [fitText(typeface, { ...box, field: 'a', text })];
      return { ...size, texts, alt: `Ünlü ${index}`, jpeg: await blank.jpeg().toBuffer() };
    }),
  );
  const about = { title: 'Café (1)', author: 'Ünlü', language: 'en' };
  return picturePdf(pages, about, { typeface, outlines });
}

test('a parser finds the pages, the title, the language, the words, and tags for them', async () => {
  const bytes = await sample();
  const pdf = await getDocumentProxy(bytes.slice());
  expect(pdf.numPages).toBe(2);
  const page = await pdf.getPage(2);
  expect(page.view).toEqual([0, 0, 1080, 1349]);
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'Café (1)', Author: 'Ünlü', Language: 'en' });
  const { text } = await extractText(pdf);
  expect(text.map((words) => words.replaceAll('\n', ' '))).toEqual(said);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const [document] = (await page.getStructTree()).children;
  expect(document).toMatchObject({
    role: 'Document',
    children: [{ role: 'Figure', alt: 'Ünlü 1' }, { role: 'P' }],
  });
});

test('each page has its own picture, and every object is where the table says', async () => {
  const bytes = Buffer.from(await sample());
  const file = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const rows = file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm);
  const offsets = Array.from(rows, ([, at]) => Number(at));
  expect(offsets.length).toBeGreaterThan(6);
  for (const [index, at] of offsets.entries())
    expect(file.slice(at, at + 9)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  const pictures = [...file.matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)].map((match) => {
    const from = match.index + match[0].length;
    return bytes.subarray(from, from + Number(match[1]));
  });
  const colors = await Promise.all(pictures.map((picture) => sharp(picture).stats()));
  expect(colors.map(({ dominant }) => dominant.r > dominant.g)).toEqual([true, false]);
});
