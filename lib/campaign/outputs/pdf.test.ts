import sharp from 'sharp';
import { samplePdf } from '@/lib/fixtures/sample-pdf';

test('each page has its own picture, and every object is where the table says', async () => {
  const bytes = Buffer.from(await samplePdf());
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
