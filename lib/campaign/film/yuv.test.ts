/** @jest-environment node */
import { yuvConverter } from './yuv';

/** Four pixels of one color. */
const square = (...color: number[]) => Uint8Array.from([...color, ...color, ...color, ...color]);

// The values that BT.709 gives in limited range.
test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s is encoded as its brightness and two colors', (_, rgb, [y = 0, u = 0, v = 0]) => {
  expect([...yuvConverter(2, 2)(square(...rgb))]).toEqual([y, y, y, y, u, v]);
});

test('a fourth byte of each pixel is ignored', () => {
  const pixel = [255, 0, 0, 255];
  const pixels = Uint8ClampedArray.from([...pixel, ...pixel, ...pixel, ...pixel]);
  expect([...yuvConverter(2, 2, 4)(pixels)]).toEqual([63, 63, 63, 63, 102, 240]);
});

test('a row that changes back is converted again', () => {
  const convert = yuvConverter(2, 2);
  convert(square(0, 0, 0));
  convert(square(255, 255, 255));
  expect(convert(square(0, 0, 0))[0]).toBe(16);
});
