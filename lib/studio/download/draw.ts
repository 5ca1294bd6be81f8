import type { CampaignDocument } from '@/content/schema';
import type { Letters } from '@/lib/campaign/outputs/pdf-font';
import type { ImageOptions } from '@/lib/campaign/outputs/output';
import { type Composition, rectangle } from '@/lib/campaign/drawing/layer';
import type { TextBlock } from '@/lib/campaign/drawing/fit-text';
import type { Rect } from '@/lib/campaign/drawing/rect';
import { backdrop, outlinedText, pictureSvg, textLines } from '@/lib/campaign/drawing/svg';
import { type Images, noImages, embedImages, linkImages } from '../images/images';
import { placeAt } from '../text/places';

/** What pictures are drawn with. */
export interface Lettering extends Letters {
  /** The campaign's own images. */
  images?: Images;
}

/** A composition as markup for an artboard: each text and drawing can be clicked. */
export function artboardSvg(
  { document, lettering }: { document: CampaignDocument; lettering: Lettering },
  composition: Composition,
  label: string,
): string {
  const drawLine = outlinedText(lettering.typeface, lettering.outlines, composition);
  // A film's lines arrive one by one, so each is a block of its own.
  const byPath = new Map<string, TextBlock[]>();
  for (const block of composition.texts)
    byPath.set(block.path, [...(byPath.get(block.path) ?? []), block]);
  // About four pixels on the wall, where banners are shown full size and other pictures at a third.
  const gap = (composition.width + composition.height) / 200;
  const groups = Array.from(byPath, ([path, blocks]) => {
    const box = rectangle(around(blocks, gap), { fill: 'none', 'pointer-events': 'all' });
    const lines = blocks.map((block) => textLines(block, drawLine)).join('');
    return placeAt(document, path) ? `<g data-field="${path}">${box}${lines}</g>` : lines;
  });
  const drawings = (composition.drawings ?? []).map(({ path, ...area }) => {
    const box = rectangle(area, { fill: 'none', 'pointer-events': 'all' });
    return placeAt(document, path) ? `<g data-field="${path}" data-drawing>${box}</g>` : '';
  });
  const behind = linkImages(backdrop(composition), lettering.images ?? noImages);
  // It may come from HTML.
  const name = label.replace(/&(?!#?\w+;)|"/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<svg role="img" aria-label="${name}" width="100%" height="100%" viewBox="0 0 ${composition.width} ${composition.height}">${behind}${drawings.join('')}${groups.join('')}</svg>`;
}

/** What's around boxes, so that an outline crosses no letter. Lines have room above and below. */
function around(boxes: readonly Rect[], gap: number): Rect {
  const x = Math.min(...boxes.map((box) => box.x)) - gap;
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + gap;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Draws a composition onto a canvas, which gets its size. */
export async function drawOn(
  canvas: HTMLCanvasElement,
  composition: Composition,
  { typeface, outlines, images = noImages }: Lettering,
  scale = 1,
): Promise<void> {
  const [width, height] = [composition.width * scale, composition.height * scale];
  Object.assign(canvas, { width, height });
  const image = new Image(width, height);
  // The same one that the exported PNG is made from.
  const drawn = pictureSvg(composition, outlinedText(typeface, outlines, composition));
  const svg = new Blob([await embedImages(drawn, images)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(svg);
  try {
    // Not decode(): an SVG has nothing to decode before a canvas draws it.
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () =>
        reject(new Error('The browser couldn’t draw the image.')),
      );
      image.src = address;
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A composition as an image file. Throws if the browser is out of memory. */
export async function imageFile(
  composition: Composition,
  lettering: Lettering,
  type: ImageOptions['type'],
  scale = 1,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await drawOn(canvas, composition, lettering, scale);
  // The same quality as the exported document's pages (lib/export/pictures/renderer.ts).
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88));
  if (!file) throw new Error('The browser couldn’t make the image.');
  return file;
}
