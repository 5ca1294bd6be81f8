import { createYuvConverter } from './yuv';

/** Four pixels of one color, and in each a byte that's ignored. */
const square = (...color: number[]) =>
  Uint8ClampedArray.from([0, 255, 1, 254].flatMap((ignored) => color.concat(ignored)));

// The values that BT.709 gives in limited range.
test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s is encoded as its brightness and two colors', (_, rgb, [y = 0, u = 0, v = 0]) => {
  expect([...createYuvConverter(2, 2)(square(...rgb))]).toEqual([y, y, y, y, u, v]);
});

test('a square that changes back is converted again', () => {
  const convert = createYuvConverter(2, 2);
  convert(square(0, 0, 0));
  convert(square(255, 255, 255));
  expect(convert(square(0, 0, 0))[0]).toBe(16);
});
