type Bytes = Uint8Array | Uint8ClampedArray;

/** How to turn the values back into colors. They don't say, so a film's file has to. */
export const colorSpace = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const;

/**
 * Turns pictures into what a video is encoded from: brightness for each pixel, and two colors for
 * every four (YUV 4:2:0, limited range, ITU-R BT.709). Pairs of rows that haven't changed since the
 * last picture are kept.
 * @param width in pixels, like `height`; both even
 * @returns a function that takes a picture's pixels (red, green, blue and a byte that's ignored), and
 * returns a buffer that it uses again
 */
export function yuvConverter(width: number, height: number) {
  const yuv = new Uint8Array((width * height * 3) / 2);
  const pair = width * 2 * 4;
  let last: Bytes | undefined;
  return (pixels: Bytes) => {
    for (let row = 0; row < height; row += 2) {
      const from = (row / 2) * pair;
      if (last && isSame(last, pixels, from, from + pair)) continue;
      convertRows(pixels, yuv, row, width, height);
    }
    last = pixels;
    return yuv;
  };
}

function isSame(before: Bytes, after: Bytes, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (before[at] !== after[at]) return false;
  return true;
}

/** Converts a pair of rows. The factors are BT.709's (3.2 and 3.5), times 65536. */
function convertRows(pixels: Bytes, yuv: Uint8Array, row: number, width: number, height: number) {
  const [u, v] = [width * height, (width * height * 5) / 4];
  let color = (row / 2) * (width / 2);
  for (let column = 0; column < width; column += 2) {
    let [red, green, blue] = [0, 0, 0];
    for (let corner = 0; corner < 4; corner += 1) {
      const pixel = (row + (corner >> 1)) * width + column + (corner & 1);
      const r = pixels[pixel * 4] ?? 0;
      const g = pixels[pixel * 4 + 1] ?? 0;
      const b = pixels[pixel * 4 + 2] ?? 0;
      yuv[pixel] = (11_966 * r + 40_254 * g + 4064 * b + 1_081_344) >> 16;
      red += r;
      green += g;
      blue += b;
    }
    yuv[u + color] = (-6596 * red - 22_189 * green + 28_785 * blue + 33_685_504) >> 18;
    yuv[v + color] = (28_785 * red - 26_145 * green - 2640 * blue + 33_685_504) >> 18;
    color += 1;
  }
}
