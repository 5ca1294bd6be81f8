import type { Campaign } from '@/content/schema';
import { utmCampaign } from '../campaign-link';
import { outputName } from '../output-address';
import { conceptsOf } from '../concepts';
import { csv } from './csv';
import { creativePicture } from '../picture/ad-pictures';
import { adLink, ctaOn, platformOf } from './platforms';

/**
 * The texts of campaigns' ads for LinkedIn, one row for each concept and size, to copy from:
 * LinkedIn publishes no column names for a bulk import of ads (we looked in November 2026).
 */
export function linkedinSheet(campaigns: readonly Campaign[]): string {
  return csv(campaigns.flatMap(linkedinRows));
}

function linkedinRows(campaign: Campaign) {
  const { audience } = campaign;
  const linkedin = platformOf(campaign, 'linkedin');
  const { dimensions } = audience.ad.display;
  const sizes = (linkedin?.placements ?? []).filter(({ dimension }) =>
    dimensions.includes(dimension),
  );
  return conceptsOf(audience.ad).flatMap((concept) =>
    sizes.flatMap(({ dimension }) => {
      const picture = creativePicture(audience, concept, dimension);
      if (!linkedin) return [];
      return {
        'Campaign name': campaignName(campaign),
        'Ad name': adName(campaign, concept.id, dimension),
        'Introductory text': concept.bodyText,
        Headline: concept.headline,
        Description: concept.subheadline,
        'Call to action': ctaOn(linkedin, audience.ad),
        'Destination URL': adLink(campaign, linkedin, picture.name),
        'Image file': outputName(campaign, picture.file),
        'Alternative text': picture.alt,
      };
    }),
  );
}

/** What a campaign is called in an ads manager. */
export function campaignName({ audience, brand }: Campaign): string {
  return `${brand.name}, ${audience.name}: ${audience.ad.title}`;
}

/** What an ad is called there, so that a report can be read: `remote_fear_4x5_a`. */
export function adName({ audience, variant }: Campaign, own: string, size?: string): string {
  return [utmCampaign(audience), own, size && ratioOf(size), variant].filter(Boolean).join('_');
}

/** `4x5` for `1080x1350`, and `1.91x1` for a ratio without a short name. */
function ratioOf(size: string): string {
  const [width = 1, height = 1] = size.split('x').map(Number);
  const divisor = (one: number, other: number): number =>
    other === 0 ? one : divisor(other, one % other);
  const unit = divisor(width, height);
  return width / unit < 20
    ? `${width / unit}x${height / unit}`
    : `${(width / height).toFixed(2)}x1`;
}
