/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import { campaigns } from '@/lib/campaigns';
import { conceptsOf } from './concepts';
import { outputName } from '../output-address';
import { ctaOn, platformOf } from './platforms';
import { linkedinSheet } from './sheets';

const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

test('the LinkedIn sheet has each concept’s texts for each of the sizes it takes', () => {
  const [first] = campaigns;
  const linkedin = platformOf(first, 'linkedin');
  const sizes = linkedin?.placements.map(({ dimension }) => dimension) ?? [];
  const campaign = structuredClone(first);
  campaign.audience.ad.display.dimensions = [...sizes, '1080x1920'];
  const { audience, brand } = campaign;
  const rows = read(linkedinSheet(campaign));
  const concepts = conceptsOf(audience.ad);
  expect(rows.map((row) => row['Image file'])).toEqual(
    concepts.flatMap(({ id }) => sizes.map((size) => outputName(campaign, `${id}-${size}.png`))),
  );
  for (const row of rows) {
    const [, id, size] = /-(fear|remedy)-(\d+x\d+)\.png$/.exec(row['Image file'] ?? '') ?? [];
    const concept = concepts.find((each) => each.id === id);
    expect(row).toMatchObject({
      'Introductory text': concept?.bodyText,
      Headline: concept?.headline,
      Description: concept?.subheadline,
      'Call to action': linkedin && ctaOn(linkedin, audience.ad),
      'Alternative text': concept?.imageDesc,
    });
    const url = new URL(row['Destination URL'] ?? '');
    expect(url.origin + url.pathname).toBe(brand.origin + audience.landing.route);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      utm_source: 'linkedin',
      utm_medium: 'paid_social',
      utm_campaign: audience.campaign,
      utm_content: `${id}-${size}`,
    });
  }
});
