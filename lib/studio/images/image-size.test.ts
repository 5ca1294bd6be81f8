import sharp from 'sharp';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { bitmapOf } from './add-image';
import { imageSize } from './image-size';

const image = (alpha = 1) =>
  sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 9, g: 99, b: 200, alpha } },
  });

const withExif = image().withExif({ IFD0: { Artist: 'A' } });

test.each([
  ['PNG', image().png()],
  ['JPEG', image().jpeg()],
  ['progressive JPEG', withExif.jpeg({ progressive: true })],
  ['WebP', image().removeAlpha().webp()],
  ['lossless WebP', image().webp({ lossless: true })],
  ['transparent WebP', image(0.5).webp()],
  ['AVIF', image(0.5).avif({ effort: 0 })],
])('a %s has its size, or nothing if it’s cut off early', async (_, made) => {
  const bytes = await made.toBuffer();
  expect(imageSize(bytes)).toEqual({ width: 300, height: 200 });
  for (let length = 0; length < Math.min(400, bytes.length); length += 1)
    expect([undefined, expect.objectContaining({ width: expect.any(Number) })]).toContainEqual(
      imageSize(bytes.subarray(0, length)),
    );
});

test('a bomb of pixels is refused before it’s decoded', async () => {
  const bomb = Buffer.alloc(33);
  bomb.writeUInt32BE(0x89504e47);
  bomb.write('IHDR', 12);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(imageSize(bomb)).toEqual({ width: 60_000, height: 60_000 });
  const file = Object.assign(new File([], 'bomb.png'), { arrayBuffer: async () => bomb });
  await expect(bitmapOf(file)).rejects.toThrow(words.faults.tooManyPixels);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'],
  ['a page that starts like a GIF', 'GIF89a/*<script>*/'],
  ['a JPEG that never has a frame', `\u00ff\u00d8${'\u00ff\u00fe\u0000\u0002'.repeat(500)}`],
  [
    'a JPEG whose frame is hidden',
    '\u00ff\u00d8\u00ff\u0001\0\u0003 \u00ff\u00c0\0\u0011\b\0\u0001\0\u0001',
  ],
  ['a JPEG of marks alone', `\u00ff\u00d8${'\u00ff'.repeat(500)}`],
])('%s isn’t an image', (_, text) => {
  expect(imageSize(Buffer.from(text, 'latin1'))).toBeUndefined();
});
