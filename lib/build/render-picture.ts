import sharp from 'sharp';
import type { Campaign } from '@/content/schema';
import { misfitWords } from '@/content/words/misfits';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import {
  type Composition,
  MisfitError,
  misfits,
  misfitSentence,
} from '@/lib/campaign/picture/composition';
import { outlinedText, pictureSvg } from '@/lib/campaign/picture/svg';
import { outlines, typeface } from './typeface';

/** A campaign's social card as a PNG. Throws a sentence for each text that can't be drawn. */
export async function renderSocialCard(campaign: Campaign): Promise<Buffer> {
  const composition = composeSocialCard(campaign, typeface);
  refuseMisfits(`social card of ${campaign.audience.id}`, composition);
  return renderPicture(composition);
}

/** @throws {MisfitError} with a sentence for each text of a picture that can't be drawn */
export function refuseMisfits(name: string, composition: Composition): void {
  const faults = misfits(composition).map((each) => misfitSentence(name, each, misfitWords));
  if (faults.length > 0) throw new MisfitError(faults.join('\n'));
}

export function renderPicture(composition: Composition): Promise<Buffer> {
  return sharp(Buffer.from(outlinedSvg(composition)))
    .removeAlpha()
    .png()
    .toBuffer();
}

/** A composition as an SVG, with texts as outlines, so that no font has to be installed. */
export function outlinedSvg(composition: Composition): string {
  return pictureSvg(composition, outlinedText(typeface, outlines));
}
