import type { ImageOptions } from '@/lib/campaign/output-entries';
import type { Composition } from '@/lib/campaign/picture/composition';
import { outlinedText, type Outlines, pictureSvg } from '@/lib/campaign/picture/svg';
import type { Typeface } from '@/lib/campaign/picture/typeface';

/** The brand's typeface, as `/campaigns/typeface.json` has it. */
export interface Lettering {
  typeface: Typeface;
  outlines: Outlines;
}

/** A composition as an SVG file, the same one that the exported PNG is made from. */
export function svgFile(composition: Composition, { typeface, outlines }: Lettering): Blob {
  const svg = pictureSvg(composition, outlinedText(typeface, outlines));
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Draws a composition onto a canvas, which gets its size. */
export async function drawOn(
  canvas: HTMLCanvasElement,
  composition: Composition,
  lettering: Lettering,
  scale = 1,
): Promise<void> {
  const [width, height] = [composition.width * scale, composition.height * scale];
  Object.assign(canvas, { width, height });
  const image = new Image(width, height);
  const address = URL.createObjectURL(svgFile(composition, lettering));
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

/**
 * A composition as an image file; `scale` is its size as a share of the composition's.
 * @throws {Error} if the browser can't make one, for example because it's out of memory
 */
export async function imageFile(
  composition: Composition,
  lettering: Lettering,
  type: ImageOptions['type'],
  scale = 1,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await drawOn(canvas, composition, lettering, scale);
  // The same quality as the exported document's pages (lib/build/renderer.ts).
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88));
  if (!file) throw new Error('The browser couldn’t make the image.');
  return file;
}
