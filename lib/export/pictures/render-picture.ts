import sharp from 'sharp';
import type { Brand } from '@/content/schema';
import type { Composition } from '@/lib/campaign/drawing/layer';
import { isBrick } from '@/lib/campaign/document/logo';
import { iconSvg } from '@/lib/campaign/drawing/logo';
import { outlinedText, pictureSvg } from '@/lib/campaign/drawing/svg';
import { embedImages } from './images';
import { outlines, typeface } from './typeface';

/** The brand's icon as an SVG, with its logo's image in it if it has one. */
export const iconFile = (brand: Brand): Promise<Buffer> => embedImages(iconSvg(brand));

export async function renderIcon(brand: Brand, size: number): Promise<Buffer> {
  // A drawing has few units, so it's drawn at 16 times the usual 72 dpi: no size is scaled up.
  const density = isBrick(brand.logo) ? 72 * 16 : 72;
  return sharp(await iconFile(brand), { density })
    .resize(size)
    .png()
    .toBuffer();
}

export async function renderPicture(composition: Composition): Promise<Buffer> {
  const svg = await embedImages(outlinedSvg(composition));
  return sharp(svg).removeAlpha().png().toBuffer();
}

/** A composition as an SVG, with texts as outlines, so that no font has to be installed. */
export const outlinedSvg = (composition: Composition) =>
  pictureSvg(composition, outlinedText(typeface, outlines, composition));
