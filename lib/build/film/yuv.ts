/**
 * Turns pictures into what a video is encoded from: brightness for each pixel, and two colors for every four (YUV
 * 4:2:0, limited range, ITU-R BT.709). Pairs of rows that haven't changed since the last picture are kept.
 * @param width in pixels, like `height`; both even
 * @returns a function that takes a picture's colors, three bytes a pixel, and returns a buffer that it uses again
 */
export function yuvConverter(width: number, height: number): (rgb: Uint8Array) => Uint8Array {
  const yuv = new Uint8Array((width * height * 3) / 2);
  const pair = width * 6;
  let last: Uint8Array | undefined;
  return (rgb) => {
    for (let row = 0; row < height; row += 2) {
      const [from, to] = [(row / 2) * pair, (row / 2 + 1) * pair];
      if (last && Buffer.compare(last.subarray(from, to), rgb.subarray(from, to)) === 0) continue;
      convertRows(rgb, yuv, row, width, height);
    }
    last = rgb;
    return yuv;
  };
}

/** Converts a pair of rows. The factors are BT.709's (3.2 and 3.5), times 65536. */
function convertRows(
  rgb: Uint8Array,
  yuv: Uint8Array,
  row: number,
  width: number,
  height: number,
): void {
  const [u, v] = [width * height, (width * height * 5) / 4];
  let color = (row / 2) * (width / 2);
  for (let column = 0; column < width; column += 2) {
    let [red, green, blue] = [0, 0, 0];
    for (let corner = 0; corner < 4; corner += 1) {
      const pixel = (row + (corner >> 1)) * width + column + (corner & 1);
      const r = rgb[pixel * 3] ?? 0;
      const g = rgb[pixel * 3 + 1] ?? 0;
      const b = rgb[pixel * 3 + 2] ?? 0;
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
