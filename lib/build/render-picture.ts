import sharp from 'sharp';
import type { Campaign } from '@/content/schema';
import type { AdPicture } from '@/lib/campaign/ads/pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { composeEmailPicture } from '@/lib/campaign/picture/compose-email-picture';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import { type Composition, misfits, misfitSentence } from '@/lib/campaign/picture/composition';
import { outlinedText } from '@/lib/campaign/picture/outlines';
import { pictureSvg } from '@/lib/campaign/picture/svg';
import { outlines, typeface } from './typeface';

/** A picture of a campaign as a PNG. Throws one sentence for each text that can't be drawn. */
export function renderAdPicture(campaign: Campaign, picture: AdPicture): Promise<Buffer> {
  return renderChecked(campaign, composePicture(campaign, picture, typeface));
}

/** A campaign's social card as a PNG. Throws one sentence for each text that can't be drawn. */
export function renderSocialCard(campaign: Campaign): Promise<Buffer> {
  return renderChecked(campaign, composeSocialCard(campaign, typeface));
}

/** The picture in a campaign's email as a PNG. Throws one sentence for each text that can't be drawn. */
export function renderEmailPicture(campaign: Campaign): Promise<Buffer> {
  return renderChecked(campaign, composeEmailPicture(campaign, typeface));
}

/** Throws one sentence for each text of a campaign's picture that can't be drawn. */
export function refuseMisfits({ audience }: Campaign, composition: Composition): void {
  const faults = misfits(composition).map((each) => misfitSentence(audience.id, composition, each));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function renderChecked(campaign: Campaign, composition: Composition): Promise<Buffer> {
  refuseMisfits(campaign, composition);
  return renderPicture(composition);
}

/** A composition as a PNG of the same size. */
export function renderPicture(composition: Composition): Promise<Buffer> {
  return sharp(Buffer.from(outlinedSvg(composition)))
    .removeAlpha()
    .png()
    .toBuffer();
}

/** A composition as an SVG document. Texts are drawn as outlines, so no font has to be installed. */
export function outlinedSvg(composition: Composition): string {
  return pictureSvg(composition, outlinedText(typeface, outlines));
}
