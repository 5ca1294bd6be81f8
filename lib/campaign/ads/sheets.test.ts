/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import { campaigns } from '@/content/campaigns';
import { fileName } from './files';
import { adPictures } from './pictures';
import { ctaOn, platformOf } from './platforms';
import { linkedinSheet, metaSheet } from './sheets';

const byId = campaigns.map((campaign) => [campaign.audience.id, campaign] as const);

const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

/** Seen in public export files of Meta Ads Manager, 2026. */
const metaColumns = [
  'Campaign Name',
  'Campaign Status',
  'Campaign Objective',
  'Buying Type',
  'Ad Set Name',
  'Ad Set Run Status',
  'Ad Set Time Start',
  'Countries',
  'Age Min',
  'Age Max',
  'Optimization Goal',
  'Billing Event',
  'Ad Name',
  'Ad Status',
  'Title',
  'Body',
  'Link',
  'Call to Action',
  'Image Hash',
  'Image File Name',
  'Creative Type',
  'Instagram Account ID',
];

function expectLink(link: string | undefined, page: string, source: string, utm: object) {
  const url = new URL(link ?? '');
  expect(url.origin + url.pathname).toBe(page);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: source,
    utm_medium: 'paid_social',
    ...utm,
  });
}

test.each(byId)('%s: the Meta sheet has a paused ad for each size', (_, campaign) => {
  const { audience, brand } = campaign;
  const { ad, landing, launch } = audience;
  const facebook = platformOf(campaign, 'facebook');
  const rows = read(metaSheet(campaign));
  expect(rows.map((row) => row['Image File Name'])).toEqual(
    ad.display.dimensions.map((dimension) => `${audience.id}-${dimension}.png`),
  );
  for (const row of rows) {
    expect(Object.keys(row).filter((column) => column !== 'Link Description')).toEqual(metaColumns);
    const { primary } = ad.ads;
    expect(row).toMatchObject({
      'Campaign Status': 'PAUSED',
      'Ad Set Run Status': 'PAUSED',
      'Ad Status': 'PAUSED',
      Title: primary.headline,
      Body: primary.bodyText,
      'Link Description': primary.subheadline,
      'Call to Action': facebook && ctaOn(facebook, ad).toUpperCase().replaceAll(' ', '_'),
      Countries: launch.countries.join(', '),
      'Campaign Name': `${brand.name}, ${audience.name}: ${ad.title}`,
      'Campaign Objective': 'Outcome Traffic',
      'Buying Type': 'AUCTION',
      'Optimization Goal': 'LINK_CLICKS',
      'Billing Event': 'IMPRESSIONS',
      'Creative Type': 'Link Page Post Ad',
    });
    expect([row['Age Min'], row['Age Max']]).toEqual([
      String(launch.ages.min),
      String(launch.ages.max),
    ]);
    // These depend on the advertiser's account.
    for (const column of ['Image Hash', 'Instagram Account ID', 'Ad Set Time Start'])
      expect(row[column]).toBe('');
    const dimension = /\d+x\d+/.exec(row['Image File Name'] ?? '')?.[0];
    expectLink(row.Link, brand.origin + landing.route, 'facebook', {
      utm_campaign: audience.campaign,
      utm_content: dimension,
    });
  }
  expect(new Set(rows.map((row) => row['Ad Name'])).size).toBe(rows.length);
});

test.each(byId)('%s: the LinkedIn sheet has the texts for the sizes it takes', (_, campaign) => {
  const { audience, brand } = campaign;
  const { primary } = audience.ad.ads;
  const linkedin = platformOf(campaign, 'linkedin');
  const rows = read(linkedinSheet(campaign));
  const files = adPictures(audience).map(({ file }) => fileName(file));
  const sizes = audience.ad.display.dimensions.filter((dimension) => dimension !== '1080x1920');
  expect(rows.map((row) => row['Image file'])).toEqual(
    sizes.map((size) => `${audience.id}-${size}.png`),
  );
  for (const row of rows) {
    expect(files).toContain(row['Image file']);
    expect(row).toMatchObject({
      'Introductory text': primary.bodyText,
      Headline: primary.headline,
      Description: primary.subheadline,
      'Call to action': linkedin && ctaOn(linkedin, audience.ad),
      'Alternative text': primary.imageDesc,
    });
    expectLink(row['Destination URL'], brand.origin + audience.landing.route, 'linkedin', {
      utm_campaign: audience.campaign,
      utm_content: /\d+x\d+/.exec(row['Image file'] ?? '')?.[0],
    });
  }
});
