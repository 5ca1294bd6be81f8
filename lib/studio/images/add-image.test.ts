import sharp from 'sharp';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { bitmapOf, keptSize } from './add-image';

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

const { otherFormat, document, svgPicture } = words.faults;

test.each([
  { format: 'GIF', start: 'GIF89a/*<script>*/', fault: otherFormat },
  { format: 'HEIC', start: '\0\0\0\u0018ftypheic', fault: otherFormat },
  { format: 'AVIF', start: '\0\0\0 ftypavif', fault: otherFormat },
  { format: 'TIFF', start: 'II*\0', fault: otherFormat },
  { format: 'Photoshop', start: '8BPS\0', fault: otherFormat },
  { format: 'PDF', start: '%PDF-1.7', fault: document },
  { format: 'EPS', start: '%!PS-Adobe-3.0 EPSF-3.0', fault: document },
  { format: 'SVG', start: '<?xml version="1.0"?><svg width="9" height="9">', fault: svgPicture },
])('a $format is refused by its name', async ({ format, start, fault }) => {
  // Whatever its ending says.
  const file = new File([Buffer.from(start, 'latin1')], 'a.png', { type: 'image/png' });
  await expect(bitmapOf(file)).rejects.toThrow(fault.replace('{format}', format));
});

test.each([
  { size: [4752, 1188], kept: [4752, 1188] },
  { size: [1188, 4752], kept: [1188, 4752] },
  { size: [8000, 6000], kept: [3266, 2449] },
  { size: [40_000, 100], kept: [16_383, 41] },
  { size: [1, 1], kept: [1, 1] },
])('of an image of $size pixels, $kept are kept', ({ size: [width = 0, height = 0], kept }) => {
  expect(keptSize({ width, height })).toEqual(kept);
});
