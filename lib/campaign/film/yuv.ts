type Pixels = Uint8Array | Uint8ClampedArray;

/** How to turn the values back into colors. They don't say, so a film's file has to. */
export const colorSpace = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const;

/**
 * Turns pictures into what a video is encoded from: brightness for each pixel, and two colors for
 * every four (YUV 4:2:0, limited range, ITU-R BT.709). Squares of four pixels that haven't changed
 * since the last picture are kept.
 * @param width in pixels, like `height`; both even
 * @returns a function that takes a picture's pixels (red, green, blue and a byte that's ignored), and
 * returns a buffer that it uses again
 */
export function createYuvConverter(width: number, height: number) {
  const yuv = new Uint8Array((width * height * 3) / 2);
  const [u, v] = [width * height, (width * height * 5) / 4];
  let last: Uint32Array | undefined;

  /**
   * Converts the square whose top left pixel is at `at`. The factors are BT.709's (3.2 and 3.5), times
   * 65536.
   */
  function convertSquare(picture: Uint32Array, at: number, color: number) {
    let [red, green, blue] = [0, 0, 0];
    for (let corner = 0; corner < 4; corner += 1) {
      const pixel = at + (corner >> 1) * width + (corner & 1);
      const rgb = picture[pixel] ?? 0;
      const [r, g, b] = [rgb & 255, (rgb >> 8) & 255, (rgb >> 16) & 255];
      yuv[pixel] = (11_966 * r + 40_254 * g + 4064 * b + 1_081_344) >> 16;
      red += r;
      green += g;
      blue += b;
    }
    yuv[u + color] = (-6596 * red - 22_189 * green + 28_785 * blue + 33_685_504) >> 18;
    yuv[v + color] = (28_785 * red - 26_145 * green - 2640 * blue + 33_685_504) >> 18;
  }

  return (pixels: Pixels) => {
    const picture = packPixels(pixels);
    let color = 0;
    for (let row = 0; row < height; row += 2)
      for (let column = 0; column < width; column += 2) {
        const at = row * width + column;
        if (!last || !isSameSquare(last, picture, at, width)) convertSquare(picture, at, color);
        color += 1;
      }
    last = picture;
    return yuv;
  };
}

/** A pixel's four bytes as one number. Red is the lowest, as all machines have it today. */
const packPixels = ({ buffer, byteOffset, length }: Pixels) =>
  new Uint32Array(buffer, byteOffset, length / 4);

const isSameSquare = (a: Uint32Array, b: Uint32Array, at: number, width: number) =>
  a[at] === b[at] &&
  a[at + 1] === b[at + 1] &&
  a[at + width] === b[at + width] &&
  a[at + width + 1] === b[at + width + 1];
