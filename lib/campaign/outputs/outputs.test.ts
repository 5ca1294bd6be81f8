import { parse } from 'csv-parse/sync';
import { emailServices } from '@/content/market/email-services';
import { outlines, typeface } from '@/lib/export/pictures/typeface';
import { readmeWords as words } from '@/content/words/readme';
import type { Campaign, Launch } from '@/content/schema';
import { filmNames } from '@/content/schema/film';
import { campaigns } from '@/lib/campaigns';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { adPictures } from '../picture/ad-pictures';
import { renderEmail } from '../email/render-email';
import type { Renderer } from './output';
import { emailEntries } from './email-entries';
import { misfits } from '../drawing/layer';
import { outputAddress, outputName } from '../document/output-address';
import { type OutputOptions, outputsOf, packageOf } from './outputs';

const campaign = wholeCampaign;
const { id } = campaign.audience;

function on(...platforms: Launch['platforms']): Campaign {
  const { audience } = campaign;
  return { ...campaign, audience: { ...audience, launch: { ...audience.launch, platforms } } };
}

const draw = async () => new Uint8Array(1);
const renderer: Renderer = {
  words,
  email: renderEmail,
  stamp: () => ({ at: new Date(0), id: 'draft' }),
  typeface,
  outlines,
  draw,
  film: draw,
};

const variantsOf = (each: Campaign, ids: (string | undefined)[] = ['a', 'b']) =>
  ids.map((variant) => ({ ...each, variant }));

const lowerCase = (cells: string[]) => cells.map((cell) => cell.toLowerCase());

const paths = (each: Campaign) => outputsOf(each).map(({ path }) => path);

test('a campaign has its texts, its pictures, its films and its email', () => {
  expect(paths(campaign)).toEqual(
    expect.arrayContaining([
      'README.html',
      'what-to-confirm.html',
      ...adPictures(campaign).map(({ name }) => `pictures/${name}.png`),
      ...['reel.mp4', 'reel.png', 'reel-preview.webp', 'reel-4x5.mp4', 'teaser-16x9.mp4'].map(
        (name) => `films/${name}`,
      ),
      ...filmNames.map((name) => `films/${name}-preview.vtt`),
      ...['html', 'txt', 'eml', 'png'].map((ending) => `email.${ending}`),
      'email-preview.html',
    ]),
  );
  const previews = outputsOf(campaign).filter(({ isPreview }) => isPreview);
  expect(previews.length).toBeGreaterThan(10);
  expect(previews.every(({ path }) => /-preview\./.test(path))).toBe(true);
});

test.each([undefined, emailServices[0]])('a typed sender is in the email (%#)', async (service) => {
  const sender = 'Ember & Söhne, 1 Main Street';
  const edited = { ...campaign, email: { ...campaign.email, sender } };
  const texts = await Promise.all(
    emailEntries(edited, service)
      .filter(({ path }) => /^email(?:-plain)?\.(?:html|txt)$/.test(path))
      .map(async ({ make }) => make(renderer)),
  );
  const escaped = sender.replace('&', '&amp;');
  expect(texts).toEqual([expect.stringContaining(escaped), expect.stringContaining(sender)]);
  expect(texts.join('')).not.toContain(campaign.email.mergeFields.sender);
});

test.each<[Launch['platforms'], string[]]>([
  [['facebook'], ['meta-starter-sheet.csv']],
  [['instagram'], ['meta-starter-sheet.csv']],
  [['linkedin'], ['linkedin-document.pdf', 'linkedin.csv']],
  [
    ['linkedin', 'facebook'],
    ['linkedin-document.pdf', 'meta-starter-sheet.csv', 'linkedin.csv'],
  ],
  [['google'], ['google-editor.csv', 'other-platforms.csv']],
  [['pinterest'], ['other-platforms.csv']],
])('on %j, a campaign has only the sheets for those', (platforms, sheets) => {
  const sheetNames = paths(on(...platforms)).flatMap(
    (path) => /[^/]+\.(?:csv|pdf)$/.exec(path) ?? [],
  );
  expect(sheetNames.map(String).filter((name) => name !== 'links.csv')).toEqual(sheets);
});

test.each([2, 10])('a story of %i slides has all its pictures, cards and pages', async (count) => {
  const edited = structuredClone(on('facebook', 'linkedin'));
  const { story } = edited.audience.ad;
  story.slides = Array.from({ length: count }, (_, index) => `This is slide ${index + 1}.`);
  const outputs = outputsOf(edited);
  const slides = outputs.flatMap(({ path, picture }) =>
    /(?:story|card)-\d+.*png/.test(path) && picture ? [picture.compose(typeface)] : [],
  );
  expect(slides).toHaveLength(3 * count);
  expect(slides.flatMap(misfits)).toEqual([]);
  const make = async (path: string) => {
    const made = await outputs.find((output) => output.path === path)?.make(renderer);
    return Buffer.from(made ?? '').toString('latin1');
  };
  const document = await make('pictures/linkedin-document.pdf');
  const slideCode = Buffer.from(`This is slide ${count}.`, 'utf16le').swap16().toString('hex');
  for (const part of [`/Count ${count} >>`, `/Alt <feff${slideCode}`])
    expect(document).toContain(part);
  const sheet = await make('sheets/meta-starter-sheet.csv');
  expect(sheet.match(/Product \d+ - Link/g)?.at(-1)).toBe(`Product ${count} - Link`);
});

test('a file’s name says its brand, its audience, what it is and which variant', () => {
  const named = (name: string, variant?: string) => ({
    ...campaign,
    brand: { ...campaign.brand, name },
    variant,
  });
  const address = outputAddress(campaign.audience, 'pictures/fear-1080x1350.png');
  expect(address).toBe(`/campaigns/${id}/pictures/fear-1080x1350.png`);
  expect(outputName(named('Zoë & Co.'), address)).toBe(`zoë-co-${id}-fear-1080x1350.png`);
  expect(outputName(named('One', 'b'), 'email.html')).toBe(`one-${id}-email-b.html`);
  expect(outputName({ brand: { name: 'One' } }, 'campaigns.zip')).toBe('one-campaigns.zip');
});

test('no two files of the site have the same address or name, and none is blocked as advertising', () => {
  const names = campaigns.flatMap((each) => packageOf(variantsOf(each)).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  const addresses = campaigns.flatMap((each) => outputsOf(each).map(({ address }) => address));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const text of [...names, ...addresses])
    expect(text).not.toMatch(/(?:^|[/._-])(?:ads?|advert\w*|banners?|sponsor\w*)(?=[/._-]|$)/i);
});

const bytesOf = (...parts: unknown[]) => new TextEncoder().encode(JSON.stringify(parts));

test.each(campaigns)('$audience.id: no two files of a ZIP have the same bytes', async (each) => {
  const drawing: Renderer = {
    ...renderer,
    draw: async (composition, { type, scale }) => bytesOf(composition, type, scale),
    film: async (_, rendition) => bytesOf(rendition),
  };
  const made = new Map<string, string>();
  for (const { place, make } of packageOf([each])) {
    const content = String(await make(drawing));
    expect([place, made.get(content)]).toEqual([place, undefined]);
    made.set(content, place);
  }
});

const service = emailServices.find(({ required }) => required.length > 0) ?? emailServices[0];

/** The files of one ZIP by name, with the content of those that are text. */
async function packed(variants: Campaign[], options?: OutputOptions) {
  const files = packageOf(variants, options);
  const made = files.map(async ({ name, type, make }) => {
    const isText = type.startsWith('text');
    return [name, isText ? String(await make(renderer)) : ''] as const;
  });
  const places = files.map(({ place }) => place);
  return { names: files.map(({ name }) => name), places, texts: new Map(await Promise.all(made)) };
}

const fileName =
  /(?<![\w./-])(?:[\w-]+\/)*[\w-]+(?:\.\w+)?\.(?:png|svg|mp4|csv|pdf|eml|html|txt|srt)\b/g;

const rowsOf = (sheet: string): Record<string, string>[] =>
  parse(sheet, { bom: true, columns: lowerCase });

test.each<[string, (string | undefined)[], OutputOptions]>([
  ['one campaign', [undefined], {}],
  ['two variants', ['a', 'b'], { service }],
  ['three rows', ['austin', 'boise', 'reno'], {}],
  ['three rows for LinkedIn', ['austin', 'boise', 'reno'], { sheet: 'linkedin' }],
  ['two variants for Meta', ['a', 'b'], { sheet: 'meta' }],
  ['two variants without films', ['a', 'b'], { hasFilms: false }],
  ['three rows without films', ['austin', 'boise', 'reno'], { hasFilms: false }],
])('%s: names are unique, and whatever names a file has its name', async (_, ids, options) => {
  // Google's sheet names no files.
  const everywhere = on(
    ...campaign.platforms.flatMap(({ id: platform, sheet }) =>
      sheet === 'google' ? [] : platform,
    ),
  );
  const { names, places, texts } = await packed(variantsOf(everywhere, ids), options);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
  const folders = new Set(places.flatMap((place) => /^(\w+)\//.exec(place)?.[1] ?? []));
  const inside = options.sheet ? ['pictures'] : ['pictures', 'email', 'print'];
  const expected = ids.length > 1 ? [...ids, 'sheets'] : [...inside, 'sheets'];
  expect([...folders]).toEqual(expect.arrayContaining(expected));
  const listings = [...texts].filter(([name]) => /(?<!links)\.csv$|README\.html$/.test(name));
  for (const [, text] of listings) {
    const named = text.match(fileName) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => ![...names, ...places].includes(name))).toEqual([]);
  }
  const [, links = ''] = [...texts].find(([name]) => name.includes('-links')) ?? [];
  const creatives = rowsOf(links).flatMap(
    ({ what = '' }) => /.*(?:\dx\d|reel|teaser).*/.exec(what) ?? [],
  );
  expect(creatives.filter((file) => !names.some((name) => name.includes(file)))).toEqual([]);
  const sheets = listings.filter(([name]) => name.endsWith('.csv'));
  expect(sheets).toHaveLength(options.sheet ? 1 : 3);
  for (const [, text] of sheets) {
    const rows = rowsOf(text);
    const namesOf = (ads: typeof rows) => ads.map((ad) => ad['ad name'] ?? '');
    const adNames = namesOf(rows);
    // The cards of a carousel are one ad.
    const cards = rows.filter((ad) => /card-\d/.test(ad.file ?? ''));
    const separateNames = namesOf(rows.filter((ad) => !cards.includes(ad)));
    expect(new Set(separateNames).size).toBe(separateNames.length);
    expect(namesOf(cards).filter((name) => separateNames.includes(name))).toEqual([]);
    for (const variant of ids)
      expect(adNames.some((name) => name.endsWith(variant ?? ''))).toBe(true);
  }
});

test('for one platform, there is only what it shows', () => {
  const { placements } = campaign.platforms.find((platform) => platform.id === 'linkedin')!;
  const sizes = ['1080x1080', 'reel-4x5', '.srt', ...placements.map(({ dimension }) => dimension)];
  const files = packageOf([on('linkedin', 'facebook')], { sheet: 'linkedin' });
  const others = files.filter(
    ({ path, folder }) =>
      folder && folder !== 'sheets' && path !== 'pictures/linkedin-document.pdf',
  );
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ path }) => !sizes.some((size) => path.includes(size)))).toEqual([]);
  const meta = packageOf([on('facebook')], { sheet: 'meta' });
  expect(meta.map(({ path }) => path)).toContain('films/reel.mp4');
});
