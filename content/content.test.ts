/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFaults } from '@/lib/build/check-content';
import { plainDataFaults } from '@/lib/build/plain-data';
import { wholeDocument } from '@/lib/fixtures/whole-campaign';
import { audiences, offer } from '@/lib/campaigns';
import { brand } from './brand';
import { documents } from './campaigns';
import type { CampaignDocument } from './schema';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('schema'))
  .map((name) => path.posix.join('content', ...name.split(path.sep)));

const modules = files.map(
  (file) => [file, jest.requireActual(path.join(__dirname, '..', file))] as const,
);

const withDocuments = (changed: readonly CampaignDocument[]) =>
  modules.map(([file, exports]) => {
    const [name] = Object.entries(exports).find(([, each]) => each === documents[0].audience) ?? [];
    if (file === 'content/campaigns.ts') return [file, { documents: changed }] as const;
    return name && /^content\/audiences\/[^/]+\/index\.ts$/.test(file)
      ? ([file, { [name]: changed[0]?.audience }] as const)
      : ([file, exports] as const);
  });

/** The faults found in a copy of the content with one field of one campaign changed. */
function faultsOf(field: string, value: unknown): string[] {
  const changed = structuredClone(wholeDocument);
  // So that each platform's limits count.
  changed.audience.launch.platforms = changed.platforms.map(({ id }) => id);
  const names = field.split('.');
  const last = names.pop() ?? '';
  const root = Object.hasOwn(changed.audience, names[0] ?? last) ? changed.audience : changed;
  names.reduce((part, name) => part[name], Object(root))[last] = value;
  return contentFaults(withDocuments([changed, ...documents.slice(1)]));
}

test('the content matches its schemas', () => {
  expect(contentFaults(modules)).toEqual([]);
});

test('a fault names the file, the field, what it found and what it expects', () => {
  const long = 'A subject line that goes on and on and on, far beyond what an inbox shows';
  expect(faultsOf('email.subject', long)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/audiences/[^/]+/email\\.ts: email\\.subject is "${long}"; it has to be 60 characters or fewer, not ${long.length}\\.$`,
      ),
    ),
  ]);
});

const { subject } = audiences[0].email;
const { primary } = audiences[0].ad.ads;
const { slides } = audiences[0].ad.story;
const reel = 'ad.story.reelScript';
const ticket = { id: 'promo-ticket', description: 'Ticket' };
const tooLong = 'A headline that is longer than that';
const posts = { heading: 'Posts', items: [{ title: 'A post', address: 'https://a.example/1' }] };
const { accent } = brand.palette.light;
const zero = { amount: 0, unit: 'count' };
const gray = { ground: '#888888', ink: '#999999', accent: '#000000', danger: '#000000' };
const sample = { title: 'A post', address: '/posts/a' };
const twice = { heading: 'Posts', items: [sample, sample] };
const stat = { label: 'Alerts', value: 'None', chart: { kind: 'hours' } };

/** Each fault is in the field that changed, unless it says where. */
test.each<[field: string, value: unknown, fault: string, at?: string]>([
  ['name', 'A ', 'is "A "; it has to be text without line breaks or extra spaces.'],
  ['id', 'Not An Id', 'is "Not An Id"; it has to be up to 60 lowercase'],
  ['id', 'content', 'any id other than content, top'],
  ['id', 'other', 'is "other"; it has to be the name of its folder.'],
  ['email.subject', 'For {offer.cod}', "isn't a known token. Did you mean {offer.code}?"],
  ['landing.title', 'On {launch.platforms}', "{launch.platforms}, which isn't a known token"],
  ['landing.title', 'A {brace', "{brace, which isn't a known token"],
  ['landing.hero.actions.0.href', 'http://a.example', 'or an https address'],
  ['landing.hero.actions.0.href', '/nowhere', 'it has to be a page of this site: /, '],
  ['landing.theme', 'drak', 'is "drak"; it has to be "light" or "dark".'],
  ['landing.hero.assurances', 'One', 'is "One"; it has to be a list, in brackets.'],
  ['landing.hero', { headlin: 'A' }, 'headline is missing; it has to be there (is it misspelled'],
  ['launch.ages.max', '55', 'is "55"; it has to be a number.'],
  ['landing.closing', `Now ${offer.discount} less`, 'to be a text with {offer.discount} in place'],
  ['landing.closing', `Use ${offer.code}.`, 'it has to be a text with {offer.code} in place of'],
  ['landing.closing', `{offer.discount} off today.`, 'that says what the discount applies to'],
  ['email.headline', 'Trusted by 98765', "without 98765, which the landing page doesn't say"],
  ['own.new', { ...zero, whol: 2 }, '.whol is 2; it has to be one of the fields of a figure: am'],
  ['own.new', { amount: 0 }, '.unit is missing; it has to be there, because a figure has an'],
  // It would add a line of its own to security.txt.
  ['brand.security.contact', 'mailto:a@a.example\nContact: mailto:b@b.example', 'an address'],
  ['brand.security.contact', 'security@a.example', 'it has to be an address such as mailto:'],
  ['brand.security.contact', 'https://', 'or an https address'],
  ['brand.security.expires', '2027-02-29', 'it has to be a date such as 2027-11-01'],
  ['brand.security.expires', '2027-11', 'it has to be a date such as 2027-11-01'],
  ['email.intro', 'One. \n\nTwo.', 'paragraphs with a blank line between'],
  ['email.intro', 'One.\nTwo.', 'paragraphs with a blank line between'],
  ['email.headline', 'One.\n\nTwo.', 'text without line breaks or extra spaces'],
  ['email.headline', '', 'text without line breaks or extra spaces'],
  ['email.headline', 'Two  spaces.', 'text without line breaks or extra spaces'],
  ['brand.palette.light.text', accent, '3:1 or more on accent (#'],
  ['brand.palette.light.accentText', accent, '4.5:1 or more on accent (#'],
  ['brand.palette.dark.muted', brand.palette.dark.surface, '4.5:1 or more on surface (#'],
  [
    'ad.display.colorScheme',
    gray,
    '.ink is "#999999"; it has to be a color with a contrast of 4.5',
  ],
  ['ad.display.colorScheme', gray, ', also as #'],
  ['landing.posts', posts, '.items.0.address is "https://a.example/1"; it has to be the address'],
  ['landing.posts', twice, '.items.1.address is "/posts/a"; it has to be different from landing.p'],
  ['landing.report.panel.stats.0', stat, "as many as the panel's alerts"],
  ['email.badges', [], 'is []; it has to be at least one entry'],
  ['email.preview', subject, 'a text that says more than the subject'],
  ['ad.metaTags.0', 'Home', 'is "Home"; it has to be a hashtag'],
  ['ad.ads.primary.cta', 'Buy it', 'one of the buttons of '],
  ['ad.ads.primary.headline', tooLong, '27 or shorter for Facebook (https:'],
  ['ad.ads.remedy.headline', tooLong, ', not 35.'],
  [
    'ad.ads.remedy.picture.headline',
    `${wholeDocument.audience.ad.ads.remedy.headline}!`,
    'different from the headline',
  ],
  ['ad.ads.remedy.visual', primary.visual, '.id is "'],
  ['ad.ads.remedy.bodyText', primary.bodyText, 'different from ad.ads.primary.bodyText'],
  ['ad.story.slides', ['One slide.'], 'it has to be 2 to 10 slides'],
  ['ad.story.reelScript.endCard.end', 21, 'it has to be 15 to 20 seconds long, not 21.', reel],
  ['ad.story.reelScript.endCard.start', 0.5, 'shots that each start where the one before', reel],
  [
    'ad.story.slides',
    [...slides, 'More.'],
    'drawings, one for each slide',
    'ad.display.keyVisuals',
  ],
  ['ad.display.keyVisuals', [ticket], 'films that use only drawings from display.keyVisuals', 'ad'],
  ['ad.display.dimensions', ['1200x628'], 'Instagram needs: 1080x1350, 1080x1080, 1080x1920'],
])('a fault in %s: %j', (field, value, fault, at = field) => {
  const [first = ''] = field.split('.');
  const file = { launch: 'ad', own: 'figures' }[first] ?? (field === first ? 'index' : first);
  const place = `/${file}.ts: ${at}`;
  const found = faultsOf(field, value);
  expect(found.filter((each) => each.includes(place) && each.includes(fault))).not.toEqual([]);
});

test.each([
  ['brand.security.contact', 'https://a.example/@security'],
  ['brand.security.expires', '2028-02-29'],
  ['email.intro', 'One.\n\nTwo.'],
])('%s can be %j', (field, value) => {
  expect(faultsOf(field, value)).toEqual([]);
});

test('audiences share no address and no text of their own, but they may share a token', () => {
  const [document] = documents;
  const copy = structuredClone(document);
  copy.audience.campaign = document.audience.campaign ?? document.audience.id;
  copy.audience.ad.keywords = ['{brand.name}', document.audience.ad.keywords[0] ?? ''];
  const found = contentFaults(withDocuments([document, copy])).join('\n');
  for (const field of ['id', 'campaign', 'landing.route', 'ad.keywords.1', 'ad.title'])
    expect(found).toContain(`: ${field} is `);
  expect(found).toContain('it has to be different from landing.route in content/audiences/');
  expect(found).not.toContain('ad.keywords.0 is');
});

test('a size that has another ratio’s layout is named', () => {
  const changed = structuredClone(documents[0]);
  Object.assign(changed, {
    formats: { '500x500': { ...changed.formats['1080x1080'], layout: 'wide' } },
  });
  expect(contentFaults(withDocuments([changed])).join('\n')).toContain(
    'content/ad-formats.ts: adFormats.500x500.layout is "wide"; it has to be feed.',
  );
});

test('every audience is in the list, and so is the home audience', () => {
  const list = 'content/audiences/index.ts';
  const odd = modules.filter(([file]) => file !== list);
  const extra = ['content/audiences/extra/index.ts', { extra: { id: 'extra' } }] as const;
  const found = contentFaults([...odd, [list, { homeAudience: { id: 'none' } }], extra]);
  expect(found).toEqual([
    `content/audiences/extra/index.ts: extra isn't in ${list}.`,
    expect.stringMatching(/^content.+: homeAudience is "none"; it has to be one in the list: /),
  ]);
});

test('a figure with a fault doesn’t hide other faults, wherever they are', () => {
  const changed = structuredClone(documents[0]);
  Object.assign(changed.figures, { broken: { amount: 5, unit: 'day' } });
  changed.audience.landing.closing = 'After {figures.broken}.';
  changed.audience.landing.route = '/?';
  changed.audience.ad.metaTags = ['#A B'];
  const found = contentFaults(withDocuments([changed, ...documents.slice(1)])).join('\n');
  expect(found).toContain(
    'content/figures.ts: figures.broken.unit is "day"; it has to be "count" or',
  );
  expect(found).toContain('landing.route is "/?"; it has to be a path');
  expect(found).toContain('ad.metaTags.0 is "#A B"; it has to be a hashtag');
});

test.each(files)('%s is plain data, if a campaign is made from it', (file) => {
  expect(plainDataFaults(file, readFileSync(path.join(__dirname, '..', file), 'utf8'))).toEqual([]);
});

test.each(['`a`', "'a' + 'b'", 'f()', '...other', '(a)', 'a ? 1 : 2'])('%s is code', (code) => {
  expect(plainDataFaults('content/offer.ts', `export const offer = {\n  a: ${code},\n};`)).toEqual([
    expect.stringMatching(/^content\/offer\.ts:2 has .+; it has to be plain data: texts, /),
  ]);
});
