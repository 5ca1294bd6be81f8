/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import { campaigns } from '@/lib/campaigns';
import { conceptsOf } from './concepts';
import { outputName } from '../output-address';
import { metaSheet } from './meta-sheet';
import { cardPictures } from './pictures';
import { adPlatforms, ctaOn } from './platforms';

const onMeta = campaigns.filter(({ audience }) =>
  audience.launch.platforms.some((id) => id !== 'linkedin'),
);
const byId = onMeta.map((campaign) => [campaign.audience.id, campaign] as const);

const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

/** In Meta's own template for bulk imports, version 2.3. */
const inTemplate = [
  'Campaign Name, Campaign Status, Special Ad Categories, Campaign Objective, Buying Type, Ad Set Run Status',
  'Ad Set Name, Ad Set Time Start, Ad Set Daily Budget, Link Object ID, Link, Countries, Age Min, Age Max',
  'Publisher Platforms, Device Platforms, Optimization Goal, Billing Event, Ad Status, Ad Name, Title, Body',
  'Link Description, Image Hash, Image File Name, Creative Type, URL Tags, Call to Action',
].flatMap((line) => line.split(', '));

/** Only in public export files. */
const inExports =
  /^(?:Flexible Inclusions|Instagram Account ID|(?:Additional )?Image (?:\d )?(?:Hash|Placement))$/;

const card = /^Product ([1-9]|10) - (?:Link|Name|Image Hash)$/;

test.each(byId)('%s: the Meta sheet has an ad for each concept, and a carousel', (_, campaign) => {
  const { audience, brand } = campaign;
  const { ad, landing, launch } = audience;
  const rows = read(metaSheet(campaign));
  expect(rows.map((row) => row['Ad Name'])).toEqual(['fear', 'remedy', 'carousel']);
  // The two to be tested against each other share an ad set, and the carousel doesn't compete with them.
  const adSets = rows.map((row) => row['Ad Set Name']);
  expect(adSets[1]).toBe(adSets[0]);
  expect(adSets[2]).not.toBe(adSets[0]);
  const platform = adPlatforms(campaign).find(({ id }) => id !== 'linkedin');
  for (const row of rows) {
    const columns = Object.keys(row);
    expect(
      columns.filter(
        (each) => !inTemplate.includes(each) && !inExports.test(each) && !card.test(each),
      ),
    ).toEqual([]);
    expect(columns).toEqual(expect.arrayContaining(inTemplate));
    expect(row).toMatchObject({
      'Campaign Name': `${brand.name}, ${audience.name}: ${ad.title}`,
      'Campaign Status': 'PAUSED',
      'Ad Set Run Status': 'PAUSED',
      'Ad Status': 'PAUSED',
      'Campaign Objective': 'Outcome Traffic',
      Link: brand.origin + landing.route,
      Countries: launch.countries.join(', '),
      'Age Min': String(launch.ages.min),
      'Age Max': String(launch.ages.max),
      'Publisher Platforms': launch.platforms.filter((id) => id !== 'linkedin').join(', '),
      'Call to Action': platform && ctaOn(platform, ad).toUpperCase().replaceAll(' ', '_'),
    });
    // These depend on the advertiser's account.
    for (const column of [
      'Ad Set Daily Budget',
      'Ad Set Time Start',
      'Link Object ID',
      'Flexible Inclusions',
      'Image Hash',
      'Instagram Account ID',
    ])
      expect([column, row[column]]).toEqual([column, '']);
    expect(Object.fromEntries(new URLSearchParams(row['URL Tags']))).toEqual({
      utm_source: '{{site_source_name}}',
      utm_medium: 'paid_social',
      utm_campaign: audience.campaign,
      utm_content: '{{ad.name}}',
      utm_term: '{{placement}}',
    });
  }
});

test.each(byId)('%s: each ad has its texts and its own pictures by placement', (_, campaign) => {
  const rows = read(metaSheet(campaign));
  for (const [index, concept] of conceptsOf(campaign.audience.ad).entries()) {
    const row = rows[index] ?? {};
    expect(row).toMatchObject({
      Title: concept.headline,
      Body: concept.bodyText,
      'Link Description': concept.subheadline,
      'Image File Name': outputName(campaign, `${concept.id}-1080x1350.png`),
      'Image Placement': 'Default',
    });
    const others = [row['Additional Image 1 Placement'], row['Additional Image 2 Placement']];
    const places = others.flatMap((each) => each?.split(', ') ?? []).filter(Boolean);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places)
      expect(campaign.audience.launch.platforms).toContain(place.split(' ')[0]);
    expect(others.join().includes('instagram story, instagram reels')).toBe(
      campaign.audience.launch.platforms.includes('instagram'),
    );
  }
});

test.each(byId)('%s: a card has a link, and words that are not in its picture', (_, campaign) => {
  const carousel = read(metaSheet(campaign)).at(-1) ?? {};
  const { slides } = campaign.audience.ad.story;
  expect(cardPictures(campaign.audience, '1080x1080')).toHaveLength(slides.length);
  for (const [index, text] of slides.entries()) {
    expect(carousel[`Product ${index + 1} - Link`]).toBe(carousel.Link);
    expect(carousel[`Product ${index + 1} - Name`]).toBe(carousel.Title);
    expect(carousel.Title).not.toBe(text);
  }
  expect(carousel).not.toHaveProperty([`Product ${slides.length + 1} - Link`]);
  expect(carousel['Image File Name']).toBe('');
});
