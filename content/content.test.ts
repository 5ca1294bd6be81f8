/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contentFaults, leaves } from '@/lib/build/check-content';
import { factsOf, resolveText } from '@/lib/campaign/resolve';
import { samplePosts } from '@/lib/posts';
import { audiences, homeAudience, offer } from '@/lib/campaigns';
import { documents } from './campaigns';
import { navigation } from './navigation';
import { adDimensions, adFormats, adFormatSchema } from './schema/ad-format';
import { emailTemplates } from './words/email-templates';
import { socialAds } from './words/social-ads';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('schema'))
  .map((name) => path.posix.join('content', ...name.split(path.sep)));

const modules = files.map(
  (file) => [file, jest.requireActual(path.join(__dirname, '..', file))] as const,
);

/** The faults found in a copy of the content with one field of one audience changed. */
function faultsOf(field: string, value: unknown): string[] {
  const changed = structuredClone(documents[0]);
  // So that each platform's limits count.
  changed.audience.launch.platforms = changed.platforms.map(({ id }) => id);
  const names = field.split('.');
  const last = names.pop() ?? '';
  names.reduce((part, name) => part[name], Object(changed.audience))[last] = value;
  return contentFaults(
    modules.map(([file, exports]) => {
      if (file === 'content/campaigns.ts')
        return [file, { documents: [changed, ...documents.slice(1)] }];
      const own = Object.entries(exports).find(([, each]) => each === documents[0].audience);
      return own && /^content\/audiences\/[^/]+\/index\.ts$/.test(file)
        ? [file, { [own[0]]: changed.audience }]
        : [file, exports];
    }),
  );
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
const { primary, remedy } = audiences[0].ad.ads;
const { slides } = audiences[0].ad.story;
const reel = 'ad.story.reelScript';
const ticket = { id: 'promo-ticket', description: 'Ticket' };
const tooLong = 'A headline that is longer than that';
const posts = { heading: 'Posts', items: [{ title: 'A post', address: 'https://a.example/1' }] };
const stat = { label: 'Alerts', value: 'None', chart: { kind: 'hours' } };

/** Each fault is in the field that changed, unless it says where. */
test.each<[field: string, value: unknown, fault: string, at?: string]>([
  ['name', 'A ', 'is "A "; it has to be text without line breaks or extra spaces.'],
  ['id', 'Not An Id', 'is "Not An Id"; it has to be up to 60 lowercase'],
  ['id', 'content', 'any id other than content, top'],
  ['email.subject', 'For {offer.cod}', "isn't a known token. Did you mean {offer.code}?"],
  ['landing.title', 'On {launch.platforms}', "{launch.platforms}, which isn't a known token"],
  ['landing.title', 'A {brace', "{brace, which isn't a known token"],
  ['landing.hero.actions.0.href', 'http://a.example', 'or an https address'],
  ['landing.posts', posts, '.items.0.address is "https://a.example/1"; it has to be the address'],
  ['landing.report.panel.stats.0', stat, "as many as the panel's alerts"],
  ['email.badges', [], 'is []; it has to be at least one entry'],
  ['email.preview', subject, 'more than the subject says'],
  ['ad.metaTags.0', 'Home', 'is "Home"; it has to be a hashtag'],
  ['ad.ads.primary.cta', 'Buy it', 'one of the buttons of '],
  ['ad.ads.primary.headline', tooLong, '27 or shorter for Facebook (https:'],
  ['ad.ads.remedy.headline', tooLong, ', not 35.'],
  ['ad.ads.remedy.picture.headline', `${remedy.headline}!`, 'different from the headline'],
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
  const file = /^(?:landing|email|ad)(?=\.)/.exec(field)?.[0] ?? 'index';
  const place = `/${file}.ts: ${at}`;
  const found = faultsOf(field, value);
  expect(found.filter((each) => each.includes(place) && each.includes(fault))).not.toEqual([]);
});

test('ids, routes and posts are unique, and the home audience is one of the audiences', () => {
  const all = [
    audiences.map(({ id }) => id),
    [...audiences.map(({ landing }) => landing.route), emailTemplates.route, socialAds.route],
    audiences.flatMap(({ landing }) => landing.posts?.items ?? []).map(({ address }) => address),
  ];
  for (const each of all) expect(new Set(each).size).toBe(each.length);
  expect(audiences).toContain(homeAudience);
});

test('a size’s layout suits its ratio, and the specification’s sizes are among them', () => {
  expect(adDimensions).toEqual(expect.arrayContaining(['1200x628', '1080x1080', '1080x1920']));
  for (const dimension of adDimensions) {
    expect(v.is(adFormatSchema, adFormats[dimension])).toBe(true);
    const [width = 0, height = 0] = dimension.split('x').map(Number);
    const tallOrFeed = height / width > 1.5 ? 'tall' : 'feed';
    expect([dimension, adFormats[dimension].layout]).toEqual([
      dimension,
      width / height > 1.5 ? 'wide' : tallOrFeed,
    ]);
  }
});

test('every path in the content leads to a page on the site', () => {
  const pages = new Set([
    '/',
    ...navigation.flatMap(({ links }) => links.map(({ href }) => href)),
    ...[...samplePosts.keys()].map((id) => `/posts/${id}`),
  ]);
  const paths = leaves(audiences)
    .filter(([at]) => /\.(href|route|address)$/.test(at))
    .map(([, value]) => String(value));
  expect(paths.filter((address) => address.startsWith('/') && !pages.has(address))).toEqual([]);
});

const escapeRegExp = (text: string) => text.replace(/[.*+?^$|()[\]{}\\/]/g, '\\$&');

/** The files that campaigns are made from. An audience's index.ts puts its folder together. */
const campaignFiles = files.filter((file) =>
  /^content\/(?:(?:email|figures|offer)\.ts|audiences\/[^/]+\/(?!index\.ts))/.test(file),
);

const sourceOf = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

const quoted = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/.source;

/** All that plain data is made of. */
const plainData = [
  /\/\/.*|\/\*[^]*?\*\//.source,
  /import type [^;]*;|export const \w+(?:: [^=;]+)? =/.source,
  `(?:\\w+|${quoted}):(?= |$)`,
  quoted,
  /-?\b\d[\d_.]*\b|\b(?:true|false)\b|[\s{}[\],;]/.source,
].join('|');

test.each(campaignFiles)('%s is plain data', (file) => {
  expect(sourceOf(file).replaceAll(new RegExp(plainData, 'gm'), '')).toBe('');
});

test('no text repeats a figure or a fact, and the promo code is written only once', () => {
  const texts = documents.flatMap((document) => {
    const facts = factsOf(document);
    const names = facts.names().filter((name) => /^(?:own|figures)\./.test(name));
    return names.map((name) => resolveText(`{${name}}`, facts).text);
  });
  // Bare numbers, such as a count of cameras, turn up in other texts by chance.
  const figureTexts = new Set(
    [...texts, offer.discount].filter((text) => /\d/.test(text) && !/^[\d,]+$/.test(text)),
  );
  expect(figureTexts.size).toBeGreaterThan(2);
  const sources = campaignFiles.filter((file) => !file.endsWith('figures.ts')).map(sourceOf);
  const occurrences = (text: string) =>
    sources.join('\n').match(new RegExp(`(?<![\\w$.-])${escapeRegExp(text)}(?![\\w%/])`, 'g'))
      ?.length ?? 0;
  expect(
    [...figureTexts].filter((text) => text !== offer.discount && occurrences(text) > 0),
  ).toEqual([]);
  expect([occurrences(offer.code), occurrences(offer.discount)]).toEqual([1, 1]);
});

test('no text states the discount without saying what it applies to', () => {
  const { discount, appliesTo } = offer;
  const alone = new RegExp(`${escapeRegExp(discount)} (?:off|less)(?! ${appliesTo})`, 'i');
  const stated = leaves(audiences).filter(([, value]) => alone.test(String(value)));
  // The specification has this button's words. The condition is on the same ticket.
  expect(stated.filter(([at]) => !at.endsWith('landing.offer.action.label'))).toEqual([]);
});

/** What a reader could compare between pages: figures with their units, and codes. */
function claims(value: unknown): string[] {
  const words = leaves(value).flatMap(([, text]) => String(text).split(/[\s“”"]+/));
  return words
    .map((word) => word.replace(/[.,:;?!)]+$/, ''))
    .filter((word) => /\d/.test(word) || /^[A-Z]{4,}$/.test(word));
}

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: the email and ads claim nothing that the landing page does not',
  (_, { landing, email, ad }) => {
    const onPage = new Set(claims([landing, offer]));
    const said = [ad.ads.primary, ad.ads.remedy].map(
      ({ headline, subheadline, bodyText, picture }) => [headline, subheadline, bodyText, picture],
    );
    const claimed = claims([email, said, ad.story.slides]);
    expect(claimed.filter((claim) => !onPage.has(claim))).toEqual([]);
  },
);
