import sharp from 'sharp';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { bitmapOf } from './add-image';

const image = (alpha = 1) =>
  sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 9, g: 99, b: 200, alpha } },
  });

const fileOf = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'a');

const decoded = {};
const decode = jest.fn(async () => decoded);
beforeEach(() => Object.assign(globalThis, { createImageBitmap: decode }));

const withExif = image().withExif({ IFD0: { Artist: 'A' } });

test.each([
  { format: 'PNG', made: image().png() },
  { format: 'JPEG', made: image().jpeg() },
  { format: 'progressive JPEG', made: withExif.jpeg({ progressive: true }) },
  { format: 'WebP', made: image().removeAlpha().webp() },
  { format: 'lossless WebP', made: image().webp({ lossless: true }) },
  { format: 'transparent WebP', made: image(0.5).webp() },
  { format: 'AVIF', made: image(0.5).avif({ effort: 0 }) },
])('a $format is decoded', async ({ made }) => {
  await expect(bitmapOf(fileOf(await made.toBuffer()))).resolves.toBe(decoded);
});

test('a bomb of pixels is refused before it’s decoded', async () => {
  const bomb = await image().png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  decode.mockClear();
  await expect(bitmapOf(fileOf(bomb))).rejects.toThrow(words.faults.tooManyPixels);
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  { name: 'nothing', text: '' },
  { name: 'an SVG', text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>' },
  { name: 'a page that starts like a GIF', text: 'GIF89a/*<script>*/' },
  {
    name: 'a JPEG that never has a frame',
    text: `\u00ff\u00d8${'\u00ff\u00fe\u0000\u0002'.repeat(500)}`,
  },
  { name: 'a JPEG of marks alone', text: `\u00ff\u00d8${'\u00ff'.repeat(500)}` },
  { name: 'a PNG without a size', text: '\u0089PNG\r\n\u001a\n' },
])('$name is refused', async ({ text }) => {
  const file = fileOf(Buffer.from(text, 'latin1'));
  await expect(bitmapOf(file)).rejects.toThrow(words.faults.unknown);
});
