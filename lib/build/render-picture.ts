import sharp from 'sharp';
import type { Campaign } from '@/content/schema';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import type { Composition } from '@/lib/campaign/picture/composition';
import { outlinedText, pictureSvg } from '@/lib/campaign/picture/svg';
import { withImages } from './images';
import { outlines, typeface } from './typeface';

/** A campaign's social card as a PNG. */
export const renderSocialCard = (campaign: Campaign): Promise<Buffer> =>
  renderPicture(composeSocialCard(campaign, typeface));

export async function renderPicture(composition: Composition): Promise<Buffer> {
  const svg = await withImages(outlinedSvg(composition));
  return sharp(svg).removeAlpha().png().toBuffer();
}

/** A composition as an SVG, with texts as outlines, so that no font has to be installed. */
export function outlinedSvg(composition: Composition): string {
  return pictureSvg(composition, outlinedText(typeface, outlines));
}
