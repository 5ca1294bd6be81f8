import type { Campaign } from '@/content/schema';
import { withVariant } from '../campaign-link';
import { outputName } from '../output-address';
import { type AdConcept, conceptsOf } from '../concepts';
import { csv } from './csv';
import { creativePicture } from '../picture/ad-pictures';
import { adLink, ctaOn, platformOf } from './platforms';

const linkedinColumns = [
  'Ad name',
  'Introductory text',
  'Headline',
  'Description',
  'Call to action',
  'Destination URL',
  'Image file',
  'Alternative text',
] as const;

/**
 * The texts of campaigns' ads for LinkedIn, one row for each concept and size, to copy from:
 * LinkedIn publishes no column names for a bulk import of ads (we looked in November 2026).
 */
export function linkedinSheet(campaigns: readonly Campaign[]): string {
  return csv(linkedinColumns, campaigns.flatMap(linkedinRows));
}

function linkedinRows(campaign: Campaign) {
  const { audience } = campaign;
  const linkedin = platformOf(campaign, 'linkedin');
  const { dimensions } = audience.ad.display;
  const sizes = (linkedin?.placements ?? []).filter(({ dimension }) =>
    dimensions.includes(dimension),
  );
  const rowsOf = (concept: AdConcept) =>
    linkedin
      ? sizes.map(({ dimension }) => {
          const picture = creativePicture(audience, concept, dimension);
          return {
            'Ad name': `${campaignName(campaign)}, ${withVariant(campaign, picture.name)}`,
            'Introductory text': concept.bodyText,
            Headline: concept.headline,
            Description: concept.subheadline,
            'Call to action': ctaOn(linkedin, audience.ad),
            'Destination URL': adLink(campaign, linkedin, picture.name),
            'Image file': outputName(campaign, picture.file),
            'Alternative text': picture.alt,
          };
        })
      : [];
  return conceptsOf(audience.ad).flatMap(rowsOf);
}

/** What a campaign is called in an ads manager. */
export function campaignName({ audience, brand }: Campaign): string {
  return `${brand.name}, ${audience.name}: ${audience.ad.title}`;
}
