import type { Logo } from '@/content/schema';
import { longestText } from '@/lib/campaign/resolve';
import { studioPictures as words } from '@/content/words/studio-pictures';
import { bitmapOf } from './add-image';
import { addressOf } from './images';
import { outline } from './outline';

/** In pixels, and so the units of the logo that comes out. */
const size = 256;

/** How many times as long as wide a logo may be: beside its name, it's only 24 pixels large. */
const mostRatio = 3;

/**
 * The brand's logo from somebody's file: redrawn from its pixels, so nothing else in the file gets
 * in. Gray shapes get the color of texts, and shapes in a color get the accent.
 * @throws {Error} with a sentence for people if that's not possible
 */
export async function traceLogo(file: File): Promise<Logo> {
  const isSvg = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const image = isSvg ? await svgImage(await plainSvg(file)) : await bitmapOf(file);
  const { gray, accent } = layersOf(pixelsOf(image));
  const paths = [
    { color: 'text' as const, d: outline(gray, size) },
    { color: 'accent' as const, d: outline(accent, size) },
  ].filter(({ d }) => d !== '');
  if (paths.length === 0) throw new Error(words.faults.emptyLogo);
  const logo = { size, paths };
  // As long as any other value may be that's stored, or comes in a link.
  if (JSON.stringify(logo).length > longestText) throw new Error(words.faults.detailedLogo);
  return logo;
}

async function svgImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = addressOf(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode().catch(() => Promise.reject(new Error(words.faults.damaged)));
  return image;
}

/** An image in the middle of a square, with a margin of a pixel, so that outlines are closed. */
function pixelsOf(image: HTMLImageElement | ImageBitmap) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(words.faults.damaged);
  const [shorter = 1, longer = 1] = [image.width, image.height].toSorted((a, b) => a - b);
  const ratio = Math.ceil((10 * longer) / shorter) / 10;
  if (ratio > mostRatio) throw new Error(words.faults.wideLogo.replace('#', String(ratio)));
  const scale = (size - 2) / Math.max(longer, 1);
  const [width, height] = [image.width * scale, image.height * scale];
  const [left, top] = [(size - width) / 2, (size - height) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, width, height);
  const corner = context.getImageData(Math.ceil(left) + 1, Math.ceil(top) + 1, 1, 1).data;
  return { pixels: context.getImageData(0, 0, size, size).data, corner };
}

/** How much of each pixel, from 0 to 1, a gray shape covers, and a shape in a color. */
function layersOf({ pixels, corner }: ReturnType<typeof pixelsOf>) {
  const gray = Array.from({ length: size * size }, () => 0);
  const accent = [...gray];
  // Without transparency, what's in the corner is its ground.
  const isOpaque = corner[3] === 255;
  const white = whiteInside(pixels);
  for (const index of gray.keys()) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index * 4, index * 4 + 4);
    const colors = [red, green, blue];
    const far = Math.max(...colors.map((color, part) => Math.abs(color - (corner[part] ?? 0))));
    const isColor = Math.max(...colors) - Math.min(...colors) > 64;
    if (!isOpaque && white.has(index)) continue;
    (isColor ? accent : gray)[index] = (alpha / 255) * (isOpaque ? Math.min(1, far / 128) : 1);
  }
  return { gray, accent };
}

/** The white pixels inside other shapes, such as a white letter on a badge: there, it's cut out. */
function whiteInside(pixels: Uint8ClampedArray): Set<number> {
  const alphaAt = (index: number) => pixels[index * 4 + 3] ?? 0;
  const white = new Set(
    Array.from({ length: size * size }, (_, index) => index).filter(
      (index) =>
        alphaAt(index) > 127 && Math.min(...pixels.subarray(index * 4, index * 4 + 3)) > 200,
    ),
  );
  const beside = (index: number) => [index - 1, index + 1, index - size, index + size];
  let edge = [...white].filter((index) => beside(index).some((other) => alphaAt(other) < 128));
  while (edge.length > 0) {
    for (const index of edge) white.delete(index);
    edge = [...new Set(edge.flatMap(beside))].filter((index) => white.has(index));
  }
  return white;
}

/** In bytes and in elements: more than a logo needs. */
const mostOf = { bytes: 1_000_000, elements: 2000 };

/** What a logo may be drawn with. Scripts, images, copies and foreign parts aren't among them. */
const elements = new Set(
  'svg g path rect circle ellipse line polygon polyline defs look linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);

/** Styles without what takes hours if it's nested: a short file can clip each shape a million times. */
const quick = (styles: string) =>
  styles.replaceAll(/[^;{}]*(?:clip-path|filter|mask|\\)[^;{}]*/gi, '');

/**
 * An SVG file without anything but shapes and their colors, as large as it's traced.
 * @throws {Error} with a sentence for people if it isn't one, or has too much in it
 */
async function plainSvg(file: File): Promise<string> {
  if (file.size > mostOf.bytes) throw new Error(words.faults.detailedLogo);
  const text = await file.text();
  // A few entities can stand for gigabytes.
  if (/<!entity/i.test(text)) throw new Error(words.faults.damaged);
  // The page's policy refuses event handlers and styles as soon as they're read. An image's own
  // styles only apply in that, once they have their name again.
  const quiet = text
    .replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replaceAll(/(?<=<\/?)style\b/gi, 'look');
  const parsed = new DOMParser().parseFromString(quiet, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg') throw new Error(words.faults.damaged);
  const descendants = [...root.querySelectorAll('*')];
  if (descendants.length > mostOf.elements) throw new Error(words.faults.detailedLogo);
  for (const element of descendants) if (!elements.has(element.localName)) element.remove();
  for (const element of [root, ...descendants]) {
    if (element.localName === 'look') element.textContent = quick(element.textContent);
    for (const name of element.getAttributeNames()) {
      const isNested = name === 'clip-path' && element.closest('clipPath');
      if (isNested || /^on|href|filter|mask/i.test(name)) element.removeAttribute(name);
      if (name === 'style') element.setAttribute(name, quick(element.getAttribute(name) ?? ''));
    }
  }
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const [wide, high] = [
    width || parseFloat(root.getAttribute('width') ?? '') || 1,
    height || parseFloat(root.getAttribute('height') ?? '') || 1,
  ];
  if (!width || !height) root.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  // Firefox doesn't draw an image without a size.
  const scale = 512 / Math.max(wide, high);
  root.setAttribute('width', String(Math.max(1, wide * scale)));
  root.setAttribute('height', String(Math.max(1, high * scale)));
  return new XMLSerializer().serializeToString(root).replaceAll(/(?<=<\/?)look\b/g, 'style');
}
