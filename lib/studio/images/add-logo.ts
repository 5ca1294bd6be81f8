import { logoRatios } from '@/content/schema/brand';
import { studioPictures as words } from '@/content/words/studio/pictures';
import type { Theme } from '@/content/schema';
import type { Rect } from '@/lib/campaign/drawing/rect';
import { bitmapOf, imageFrom } from './add-image';
import { isBitmap } from './image-header';
import type { StoredImage } from './images';
import { svgImages } from './svg-image';
import { readSvgText } from './svg-text';

/** In pixels, along the longer side: as large as any picture shows a logo. */
const longest = 1000;

/** In pixels: the sizes in which an SVG is drawn before it's drawn as large as that. */
const smallSides = [32, 100, 320];

/**
 * In ms: a drawing that takes longer in a small size would take minutes in its own, and nothing could
 * stop it.
 */
const mostMs = 500;

/** A pixel whose alpha is at most this, of 255, counts as transparent. */
const faint = 8;

type Drawing = HTMLImageElement | ImageBitmap;

/**
 * Makes a logo of somebody's file, as the browser draws it: a PNG without the transparent margins
 * around it, so that nothing else that's in the file gets in. On dark grounds it's another one if an
 * SVG has styles for dark screens. Keeps them in this browser.
 * @throws {Error} with a sentence for people if that's not possible
 */
export async function addLogo(file: File): Promise<Record<Theme, Required<StoredImage>>> {
  const start = new Uint8Array(await file.slice(0, 100).arrayBuffer());
  const svg = isBitmap(start) ? undefined : await readSvgText(file);
  if (svg === undefined) {
    const bitmap = await bitmapOf(file);
    const logo = await keepLogo(bitmap, file.name, 1);
    bitmap.close();
    return { light: logo, dark: logo };
  }
  const { light, dark } = await svgImages(svg);
  const logo = await keepLogo(light, file.name);
  return { light: logo, dark: dark === light ? logo : await keepLogo(dark, file.name) };
}

/** @param most how many times as large as it is it may be drawn: pixels don't get better by it */
async function keepLogo(image: Drawing, name: string, most = Infinity) {
  if (image instanceof HTMLImageElement) checkSpeed(image);
  const canvas = trim(image, most);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error(words.faults.damaged);
  return imageFrom(png, name, [canvas.width, canvas.height]);
}

/** @throws {Error} with a sentence for people if it would take too long to draw an SVG */
function checkSpeed(image: HTMLImageElement) {
  for (const side of smallSides) {
    const before = performance.now();
    pixelsOf(draw(image, { x: 0, y: 0, width: image.width, height: image.height }, side));
    if (performance.now() - before > mostMs) throw new Error(words.faults.detailedLogo);
  }
}

/** A logo without its margins. They stay if it would be too wide or too high without them. */
function trim(image: Drawing, most: number): HTMLCanvasElement {
  const { width, height } = image;
  const page = { x: 0, y: 0, width, height };
  const rough = drawnBox(draw(image, page, longest));
  if (!rough) throw new Error(words.faults.emptyLogo);
  // A pixel of that is many of a small drawing in a corner of its page, so it's looked at again.
  const unit = Math.max(width, height) / longest;
  // In whole pixels, so that an image's aren't mixed.
  const grid = image instanceof HTMLImageElement ? unit : 1;
  const outward = (start: number, end: number) => {
    const [from, to] = [Math.floor((start * unit) / grid), Math.ceil((end * unit) / grid)];
    return [from * grid, (to - from) * grid] as const;
  };
  const [x, across] = outward(rough.x - 1, rough.x + rough.width + 1);
  const [y, down] = outward(rough.y - 1, rough.y + rough.height + 1);
  const near = { x, y, width: across, height: down };
  const close = draw(image, near, Math.min(longest, most * Math.max(near.width, near.height)));
  const box = drawnBox(close) ?? { x: 0, y: 0, width: close.width, height: close.height };
  if (isShown(box)) return cut(close, box);
  if (isShown(page)) return draw(image, page, Math.min(longest, most * Math.max(width, height)));
  throw new Error(ratioOf(box) > 1 ? words.faults.wideLogo : words.faults.tallLogo);
}

const ratioOf = ({ width, height }: Rect) => width / height;

const isShown = (box: Rect) => ratioOf(box) >= logoRatios.least && ratioOf(box) <= logoRatios.most;

/** A part of an image, in its own pixels, as a canvas whose longer side has so many pixels. */
function draw(image: Drawing, { x, y, width, height }: Rect, side: number): HTMLCanvasElement {
  const scale = side / Math.max(width, height, Number.MIN_VALUE);
  const canvas = canvasOf(width * scale, height * scale);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, -x * scale, -y * scale, image.width * scale, image.height * scale);
  return canvas;
}

function cut(image: HTMLCanvasElement, { x, y, width, height }: Rect): HTMLCanvasElement {
  const canvas = canvasOf(width, height);
  contextOf(canvas).drawImage(image, -x, -y);
  return canvas;
}

/** The visible area of a canvas, in its pixels; undefined if there's none. */
function drawnBox(canvas: HTMLCanvasElement): Rect | undefined {
  const { width, height } = canvas;
  const data = pixelsOf(canvas);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < width * height; index += 1) {
    if ((data[index * 4 + 3] ?? 0) <= faint) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

const pixelsOf = (canvas: HTMLCanvasElement) =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(words.faults.damaged);
  return context;
}
