import { parse } from 'csv-parse/sync';
import { readmeWords } from '@/content/words/readme';
import { campaigns } from '@/lib/campaigns';
import { outputName, type PlaceOf } from '../document/output-address';
import { emailLinks, pageLink } from '../document/campaign-link';
import { conceptsOf } from '../document/concepts';
import { filmNamesOf, renditionsOf } from '../film/film-sizes';
import { filmFile } from '../film/film-files';
import { metaSheet } from './meta-sheet';
import { cardPictures, creativePicture } from '../picture/ad-pictures';
import { platformsIn } from './platforms';
import { googleSheet } from './google-sheet';
import { contentCode } from './content-code';
import { linkedinSheet, linksSheet, othersSheet } from './sheets';

const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

/** As in a ZIP of one campaign. */
const placeOf: PlaceOf = (campaign, path) =>
  path.replace(/[^/]+$/, (name) => outputName(campaign, name));

const parameters = (link: string) => Object.fromEntries(new URLSearchParams(link));

test('the LinkedIn sheet has each concept’s texts for each of the sizes it takes', () => {
  const campaign = structuredClone(campaigns[0]);
  const { audience, brand } = campaign;
  const linkedin = campaign.platforms.find(({ id }) => id === 'linkedin');
  const nameOf = (as: string) => linkedin?.limits.find(({ text }) => text === as)?.name ?? '';
  const sizes = linkedin?.placements.map(({ dimension }) => dimension) ?? [];
  audience.ad.display.dimensions = [...sizes, '1080x1920'];
  const expected = conceptsOf(audience.ad).flatMap((concept) =>
    sizes
      .map((size) => creativePicture(audience, concept, size))
      .map(({ name, alt }) => ({ concept, name, alt })),
  );
  const rows = read(linkedinSheet([campaign], placeOf));
  const cards = cardPictures(audience, '1080x1080').map(({ name }) => `pictures/${name}.png`);
  const others = [...cards, 'films/reel-4x5.mp4'].map((path) => placeOf(campaign, path));
  expect(rows.slice(expected.length).map((row) => row.File)).toEqual(others);
  for (const [index, { concept, name, alt }] of expected.entries()) {
    const [page, query = ''] = rows[index]?.['Destination URL']?.split('?') ?? [];
    expect(rows[index]).toMatchObject({
      File: `pictures/${outputName(campaign, `${name}.png`)}`,
      [nameOf('bodyText')]: concept.bodyText,
      [nameOf('headline')]: concept.headline,
      [nameOf('subheadline')]: concept.subheadline,
      'Call to action': audience.ad.ads.primary.cta,
      'Alternative text': alt,
    });
    expect(page).toBe(brand.origin + audience.landing.route);
    expect(parameters(query)).toEqual({
      utm_source: 'linkedin',
      utm_medium: 'paid_social',
      utm_campaign: audience.id,
      utm_content: rows[index]?.utm_content,
    });
    expect(rows[index]?.utm_content).toBe(contentCode(campaign, name));
  }
});

test('the sheet for all others has each platform’s own texts, within its limits', () => {
  for (const campaign of campaigns) {
    const rows = read(othersSheet([campaign], placeOf));
    // YouTube only has films.
    const hasFilms = filmNamesOf(campaign.audience).length > 0;
    const others = platformsIn(campaign, 'google', 'others').filter(
      ({ id }) => hasFilms || id !== 'youtube',
    );
    const names = new Set(others.map(({ name }) => name));
    expect(new Set(rows.map((row) => row.Platform))).toEqual(names);
    for (const { name, limits } of others)
      for (const row of rows.filter(({ Platform }) => Platform === name))
        for (const { name: text, refused = 0 } of limits) {
          expect(row[text]).toBeTruthy();
          expect(row[text]?.length).toBeLessThanOrEqual(refused);
        }
    const linkRows = read(linksSheet([campaign]));
    const links = linkRows.map((row) => row.Address);
    for (const { utm_content: code, Address = '' } of linkRows)
      expect(Address).toContain(code && `utm_content=${code}`);
    expect(links.join()).not.toMatch(/utm_content=(?:fear|remedy)/);
    expect(new Set(links).size).toBe(links.length);
    const inEmail = links.filter((link) => link?.includes('utm_medium=email&'));
    expect(inEmail.map((link) => /utm_content=(\w+)/.exec(link ?? '')?.[1])).toEqual(emailLinks);
    expect(links).toEqual(expect.arrayContaining(rows.map((row) => row['Destination URL'])));
  }
});

test('wherever there are carousels, each card has a row with its own headline and their one link', () => {
  const seen = new Set<string>();
  for (const campaign of campaigns) {
    const { ad } = campaign.audience;
    const rows = [linkedinSheet, othersSheet].flatMap((sheet) => read(sheet([campaign], placeOf)));
    const links = read(linksSheet([campaign])).filter(({ What }) => What === 'carousel');
    const withCards = platformsIn(campaign, 'linkedin', 'google', 'others').filter(
      ({ cards }) => cards,
    );
    for (const { name, limits } of withCards) {
      seen.add(name);
      const cards = rows.filter((row) => row.Platform === name && row.File?.includes('card-'));
      const { Address } = links.find(({ Where }) => Where === name) ?? {};
      expect(cards.map((row) => row['Destination URL'])).toEqual(
        ad.story.slides.map(() => Address),
      );
      expect(new Set(cards.map((row) => row['Ad name'])).size).toBe(1);
      for (const limit of limits.filter(({ text }) => text === 'headline'))
        expect(cards.map((row) => row[limit.name])).toEqual(ad.story.headlines);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['LinkedIn', 'Reddit']));
});

test('the texts to copy say where each campaign’s ads are shown, if any is for one place', () => {
  const [campaign] = campaigns;
  const launch = { ...campaign.audience.launch, platforms: ['linkedin', 'google'] };
  const everywhere = { ...campaign, audience: { ...campaign.audience, launch } };
  const cities = ['Reno, Nevada', 'Austin, Texas'];
  const rows = cities.map((location) => Object.assign({}, everywhere, { location }));
  for (const sheetOf of [linkedinSheet, othersSheet]) {
    const locations = read(sheetOf([...rows, everywhere], placeOf)).map((row) => row.Location);
    expect(new Set(locations)).toEqual(new Set([...cities, '']));
    expect(read(sheetOf([everywhere], placeOf))[0]).not.toHaveProperty('Location');
  }
});

test('a campaign’s own link keeps its parameters, but for those that the sheets set', () => {
  const link = 'https://example.com/a?x=1&utm_source=old#top';
  const [{ audience, ...campaign }] = campaigns;
  expect(pageLink({ ...campaign, audience: { ...audience, link } })).toBe(
    'https://example.com/a?x=1#top',
  );
});

test('Google Ads Editor gets a paused search campaign with its keywords and its ad', () => {
  for (const campaign of campaigns) {
    const { keywords, search } = campaign.audience.ad;
    const rows = read(googleSheet([campaign]));
    expect(new Set(rows.map((row) => row.Campaign)).size).toBe(1);
    const states = rows.flatMap((row) =>
      ['Campaign status', 'Ad group status', 'Status'].flatMap((name) => row[name] || []),
    );
    expect(new Set(states)).toEqual(new Set(['Paused']));
    // Only the advertiser knows it, and can declare it.
    for (const name of ['Budget', 'EU political ads'])
      expect(rows.map((row) => row[name])).toEqual(rows.map(() => ''));
    const typed = rows.flatMap((row) =>
      row.Keyword ? `${row.Keyword} ${row['Criterion type']}` : [],
    );
    expect(typed).toEqual(keywords.flatMap((keyword) => [`${keyword} Phrase`, `${keyword} Exact`]));
    const [ad, ...others] = rows.filter((row) => row['Ad type']);
    expect(others).toEqual([]);
    expect(ad?.['Headline 15']).toBe(search.headlines[14]);
    expect(ad?.['Description 4']).toBe(search.descriptions[3]);
    expect(ad).not.toHaveProperty(['Description 5']);
    expect(ad?.['Final URL']).toContain('utm_source=google');
  }
  const elsewhere = structuredClone(campaigns[0]);
  elsewhere.audience.launch.platforms = ['linkedin'];
  expect(read(googleSheet([elsewhere]))).toEqual([]);
});

/** In Meta's own template for bulk imports, version 2.3. */
const inTemplate = [
  'Campaign Name',
  'Campaign Status',
  'Special Ad Categories',
  'Campaign Objective',
  'Buying Type',
  'Ad Set Run Status',
  'Ad Set Name',
  'Ad Set Time Start',
  'Ad Set Daily Budget',
  'Link Object ID',
  'Link',
  'Countries',
  'Age Min',
  'Age Max',
  'Publisher Platforms',
  'Device Platforms',
  'Optimization Goal',
  'Billing Event',
  'Ad Status',
  'Ad Name',
  'Title',
  'Body',
  'Link Description',
  'Image Hash',
  'Image File Name',
  'Creative Type',
  'URL Tags',
  'Call to Action',
];

/** Only in public export files: these, and carousels of up to ten cards. */
const inExports =
  /^(?:Advantage Audience|Beneficiary|Payer|Special Ad Category Country|Location Types|Flexible Inclusions|Instagram Account ID|Video ID|Video File Name|(?:Additional )?(?:Image|Video) (?:\d )?(?:Hash|ID|Placement)|Cities|Optimize text per person|Additional (?:Title|Body|Link Description) [1-4]|Product ([1-9]|10) - (?:Link|Name|Image Hash))$/;

const textsIn = (row: Record<string, string>, name: string) =>
  [name, ...[1, 2, 3, 4].map((at) => `Additional ${name} ${at}`)].flatMap((at) => row[at] || []);

/** These depend on the advertiser's account. */
const accountColumns = [
  'Ad Set Daily Budget',
  'Ad Set Time Start',
  'Link Object ID',
  'Flexible Inclusions',
  'Image Hash',
  'Video ID',
  'Instagram Account ID',
  'Special Ad Category Country',
  'Beneficiary',
  'Payer',
];

test('Meta gets its own name of a button, in whatever language its label is', () => {
  const campaign = structuredClone(campaigns[0]);
  const { ads } = campaign.audience.ad;
  campaign.audience.launch.platforms = ['facebook'];
  ads.primary.cta = 'Mehr dazu';
  const [platform] = platformsIn(campaign, 'meta');
  platform!.ctas!.items = [
    { label: 'Registrieren', code: 'SIGN_UP' },
    { label: 'Mehr dazu', code: 'LEARN_MORE' },
  ];
  const codes = read(metaSheet([campaign], placeOf)).map((row) => row['Call to Action']);
  expect(new Set(codes)).toEqual(new Set(['LEARN_MORE']));
});

const onMeta = campaigns.filter((campaign) => platformsIn(campaign, 'meta').length > 0);

describe.each(onMeta)('$audience.id on Meta', (campaign) => {
  const { audience, brand } = campaign;
  const { ad, landing, launch } = audience;
  const rows = read(metaSheet([campaign], placeOf));
  const onMetaIds = new Set(platformsIn(campaign, 'meta').map(({ id }) => id));

  test('there’s a paused ad for each concept and the reel, and a carousel', () => {
    // Meta shows the other films in none of their sizes.
    const films = renditionsOf(audience).filter(({ ratio }) => ratio === '4x5');
    const concepts = conceptsOf(ad).map(({ id }) => id);
    expect(rows.map((row) => row['Ad Name'])).toEqual([
      ...concepts.map((id) => `${audience.id}_${id}_4x5`),
      `${audience.id}_carousel`,
      ...films.map(({ name, ratio }) => `${audience.id}_${name}_${ratio}`),
    ]);
    const filmRows = rows.slice(concepts.length + 1);
    expect(filmRows.map((row) => row['Video File Name'])).toEqual(
      films.map((film) => outputName(campaign, `${filmFile(film)}.mp4`)),
    );
    // A film's other size is in the same ad, where stories and reels are.
    for (const row of filmRows) {
      expect(row['Video Placement']).toBe('Default');
      expect(row['Additional Video 1 Placement']).toContain('reels');
    }
    const codes = rows.map((row) => parameters(row['URL Tags'] ?? '').utm_content);
    expect(new Set(codes).size).toBe(rows.length);
    // The two to be tested against each other share an ad set, and the carousel doesn't compete
    // with them.
    const adSets = rows.map((row) => row['Ad Set Name']);
    const isShared = adSets.slice(0, concepts.length + 1).map((name) => name === adSets[0]);
    expect(isShared).toEqual([...concepts.map(() => true), false]);
    for (const row of rows) {
      const columns = Object.keys(row);
      const added = columns.filter((name) => !inTemplate.includes(name));
      expect(added.filter((name) => !inExports.test(name))).toEqual([]);
      expect(columns).toEqual(expect.arrayContaining(inTemplate));
      expect(row).toMatchObject({
        ...Object.fromEntries(accountColumns.map((name) => [name, ''])),
        'Campaign Name': `${brand.name}, ${audience.name}: ${ad.title}`,
        'Campaign Status': 'PAUSED',
        'Ad Set Run Status': 'PAUSED',
        'Ad Status': 'PAUSED',
        'Campaign Objective': 'Outcome Traffic',
        Link: brand.origin + landing.route,
        Countries: launch.countries.join(', '),
        // Meta refuses ages of an ad set's own without it.
        'Advantage Audience': '0',
        'Age Min': String(launch.ages.min),
        'Age Max': String(launch.ages.max),
        'Publisher Platforms': launch.platforms.filter((id) => onMetaIds.has(id)).join(', '),
        'Call to Action': expect.stringMatching(/^[A-Z]+(?:_[A-Z]+)*$/),
      });
      expect(parameters(row['URL Tags'] ?? '')).toEqual({
        utm_source: '{{site_source_name}}',
        utm_medium: 'paid_social',
        utm_campaign: audience.id,
        utm_content: expect.stringMatching(/^[c-h]\d+$/),
        utm_term: '{{placement}}',
      });
    }
  });

  test('a concept’s ad has its texts alone, and its own pictures by placement; the others have five texts', () => {
    const concepts = conceptsOf(ad);
    for (const [index, concept] of concepts.entries()) {
      const row = rows[index] ?? {};
      expect(textsIn(row, 'Title')).toHaveLength(1);
      expect(row).toMatchObject({
        Title: concept.headline,
        Body: concept.bodyText,
        'Link Description': concept.subheadline,
        'Image File Name': outputName(campaign, `${concept.id}-1080x1350.png`),
        'Image Placement': 'Default',
      });
      const others = [row['Additional Image 1 Placement'], row['Additional Image 2 Placement']];
      const places = others.flatMap((other) => other?.split(', ') ?? []).filter(Boolean);
      expect(new Set(places).size).toBe(places.length);
      for (const place of places) expect(launch.platforms).toContain(place.split(' ')[0]);
      const isTall = others.join().includes('instagram story, instagram reels');
      expect(isTall).toBe(launch.platforms.includes('instagram'));
    }
    for (const row of rows.slice(concepts.length)) {
      const [titles, bodies] = [textsIn(row, 'Title'), textsIn(row, 'Body')];
      const texts = [...concepts.map(({ bodyText }) => bodyText), ...ad.search.descriptions];
      expect(bodies).toEqual(texts.slice(0, 5));
      expect(titles.slice(0, concepts.length)).toEqual(concepts.map(({ headline }) => headline));
      expect(new Set(titles).size).toBe(titles.length);
      expect(textsIn(row, 'Link Description')).toHaveLength(concepts.length);
      expect(row['Optimize text per person']).toBe('No');
    }
  });

  test('a campaign for one place is shown there, not in all of its countries', () => {
    const reno = { ...campaign, location: 'Reno, Nevada, United States' };
    const cells = read(metaSheet([reno], placeOf)).map(({ Cities, Countries }) => [
      Cities,
      Countries,
    ]);
    expect(cells).toEqual(rows.map(() => [reno.location, '']));
    const inGoogle = read(googleSheet([reno])).flatMap((row) => row.Location || []);
    expect(inGoogle).toEqual(launch.platforms.includes('google') ? [reno.location] : []);
  });

  test('the page to start with explains each column that is empty in every row', () => {
    const empty = Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => !row[name]));
    const explained = Object.keys(readmeWords.emptyColumns).join();
    expect(empty).toContain('Video ID');
    for (const name of empty) expect(explained).toContain(name.replace(/Product \d+/, 'Product 1'));
  });

  test('each card has a link and its own headline, and no variant shares an ad set', () => {
    const carousel = rows[conceptsOf(ad).length] ?? {};
    for (const index of ad.story.slides.keys()) {
      expect(carousel[`Product ${index + 1} - Link`]).toBe(carousel.Link);
      expect(carousel[`Product ${index + 1} - Name`]).toBe(ad.story.headlines[index]);
    }
    expect(carousel).not.toHaveProperty([`Product ${ad.story.slides.length + 1} - Link`]);
    expect(carousel['Image File Name']).toBe('');
    const variants = ['a', 'b'].map((variant) => Object.assign({}, campaign, { variant }));
    const sets = read(metaSheet(variants, placeOf)).map((row) => [
      row['Ad Name'],
      row['Ad Set Name'],
    ]);
    for (const [name = '', set = ''] of sets) expect(set.slice(-1)).toBe(name.slice(-1));
  });
});
