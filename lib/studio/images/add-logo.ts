import { logoRatios } from '@/content/schema/brand';
import { studioPictures as words } from '@/content/words/studio/pictures';
import type { Rect } from '@/lib/campaign/drawing/rect';
import { bitmapOf, imageFrom } from './add-image';
import type { StoredImage } from './images';
import { svgImage } from './svg-image';

/** In pixels, along the longer side: as large as any picture shows a logo. */
const longest = 1000;

/** A pixel whose alpha is at most this, of 255, counts as transparent. */
const faint = 8;

/**
 * Makes a logo of somebody's file, as the browser draws it: a PNG without the transparent margins
 * around it, so that nothing else that's in the file gets in. Keeps it in this browser.
 * @throws {Error} with a sentence for people if that's not possible
 */
export async function addLogo(file: File): Promise<Required<StoredImage>> {
  const isSvg = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const image = isSvg ? await svgImage(file) : await bitmapOf(file);
  const { width, height } = image;
  const drawn = drawnBox(image);
  if (!drawn) throw new Error(words.faults.emptyLogo);
  // Margins stay if a logo would be too wide or too high without them.
  const boxes = [drawn, { x: 0, y: 0, width, height }];
  const box = boxes.find((each) => isShown(ratioOf(each)));
  if (!box) throw new Error(ratioOf(drawn) > 1 ? words.faults.wideLogo : words.faults.tallLogo);
  // Pixels don't get better by being larger. An SVG is drawn as large as it's needed.
  const most = isSvg ? Infinity : 1;
  const scale = Math.min(most, longest / Math.max(box.width, box.height));
  const canvas = canvasOf(box.width * scale, box.height * scale);
  contextOf(canvas).drawImage(image, -box.x * scale, -box.y * scale, width * scale, height * scale);
  if (image instanceof ImageBitmap) image.close();
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error(words.faults.damaged);
  return imageFrom(png, file.name, [canvas.width, canvas.height]);
}

const ratioOf = ({ width, height }: Rect) => width / height;

const isShown = (ratio: number) => ratio >= logoRatios.least && ratio <= logoRatios.most;

/** An image's visible area, in its own pixels; undefined if there's none. */
function drawnBox(image: HTMLImageElement | ImageBitmap): Rect | undefined {
  const scale = longest / Math.max(image.width, image.height, 1);
  const canvas = canvasOf(image.width * scale, image.height * scale);
  const { width, height } = canvas;
  const context = contextOf(canvas);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < width * height; index += 1) {
    if ((data[index * 4 + 3] ?? 0) <= faint) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  return {
    x: left / scale,
    y: top / scale,
    width: (right + 1 - left) / scale,
    height: (bottom + 1 - top) / scale,
  };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(words.faults.damaged);
  context.imageSmoothingQuality = 'high';
  return context;
}
