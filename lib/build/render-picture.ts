import sharp from 'sharp';
import type { Brand } from '@/content/schema';
import type { Composition } from '@/lib/campaign/picture/layer';
import { iconSvg } from '@/lib/campaign/picture/logo';
import { outlinedText, pictureSvg } from '@/lib/campaign/picture/svg';
import { withImages } from './images';
import { outlines, typeface } from './typeface';

export function renderIcon(brand: Brand, size: number): Promise<Buffer> {
  // Drawn at 16 times the usual 72 dpi, so that no size is scaled up.
  const drawn = sharp(Buffer.from(iconSvg(brand)), { density: 72 * 16 });
  return drawn.resize(size).png().toBuffer();
}

export async function renderPicture(composition: Composition): Promise<Buffer> {
  const svg = await withImages(outlinedSvg(composition));
  return sharp(svg).removeAlpha().png().toBuffer();
}

/** A composition as an SVG, with texts as outlines, so that no font has to be installed. */
export const outlinedSvg = (composition: Composition) =>
  pictureSvg(composition, outlinedText(typeface, outlines, composition));
