/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import * as v from 'valibot';
import { contentFaults, leaves } from '@/lib/build/check-content';
import { factsOf, resolveText } from '@/lib/campaign/resolve';
import { samplePosts } from '@/lib/posts';
import { audiences, homeAudience, offer } from '@/lib/campaigns';
import { documents } from './campaigns';
import type { Audience } from './schema';
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

/** The faults found in a copy of the content with one campaign changed. */
function faultsOf(change: (document: Editable) => void): string[] {
  const changed = structuredClone(documents[0]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types only allow what's right
  change(changed as unknown as Editable);
  return contentFaults(
    modules.map(([file, exports]) => {
      if (file === 'content/campaigns.ts')
        return [file, { documents: [changed, ...documents.slice(1)] }];
      const own = Object.entries(exports).find(([, value]) => value === documents[0].audience);
      return own && /^content\/audiences\/[^/]+\/index\.ts$/.test(file)
        ? [file, { [own[0]]: changed.audience }]
        : [file, exports];
    }),
  );
}

/** A campaign in which anything can be replaced. */
type Editable = { audience: Audience; offer: Record<string, string> };

test('the content matches its schemas', () => {
  expect(contentFaults(modules)).toEqual([]);
});

test('a fault names the file, the field, what it found and what it expects', () => {
  const long = 'A subject line that goes on and on and on, far beyond what an inbox shows';
  expect(faultsOf(({ audience: { email } }) => (email.subject = long))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/audiences/[^/]+/email\\.ts: email\\.subject is "${long}"; it has to be 60 characters or fewer, not ${long.length}\\.$`,
      ),
    ),
  ]);
});

test.each([
  ['a stray space', ({ audience: a }) => (a.name += ' '), /\/index\.ts: name is /],
  [
    'an invalid id',
    ({ audience: a }) => (a.id = 'Not An Id'),
    /\/index\.ts: id is "Not An Id"; it has to be up to 60 lowercase/,
  ],
  [
    'an id that a page element already has',
    ({ audience: a }) => (a.id = 'content'),
    /\/index\.ts: id is "content"; it has to be any id other than content, top/,
  ],
  [
    'an unknown token',
    ({ audience: a }) => (a.email.subject = 'Save with {offer.cod}'),
    /\/email\.ts: email\.subject has \{offer\.cod\}, which stands for nothing\. Do you mean \{offer\.code\}\?$/,
  ],
  [
    'a token that stands for a list in a text',
    ({ audience: a }) => (a.landing.title = 'On {launch.platforms}'),
    /landing\.title has \{launch\.platforms\}, which stands for nothing/,
  ],
  [
    'a brace that is never closed',
    ({ audience: a }) => (a.landing.title = 'A {brace'),
    /landing\.title has \{brace, which stands for nothing/,
  ],
  [
    'a plain http link',
    ({ audience: a }) => (a.landing.hero.actions[0].href = 'http://a.example'),
    /\/landing\.ts: landing\.hero\.actions\.0\.href is "http:\/\/a\.example"; it has to be a path .+ https/,
  ],
  [
    'a hashtag without its #',
    ({ audience: a }) => (a.ad.metaTags[0] = 'HomeSecurity'),
    /\/ad\.ts: ad\.metaTags\.0 is "HomeSecurity"; it has to be a hashtag/,
  ],
  [
    'a post from an unknown site',
    ({ audience: a }) =>
      (a.landing.posts = {
        heading: 'Posts',
        text: 'Two posts',
        items: [{ title: 'A post', address: 'https://a.example/1' }],
      }),
    /landing\.posts\.items\.0\.address is "https:\/\/a\.example\/1"; it has to be the address of a post on Instagram/,
  ],
  [
    'an empty list',
    ({ audience: a }) => (a.email.badges = []),
    /email\.badges is \[\]; it has to be at least one entry/,
  ],
  [
    'a slide without a drawing',
    ({ audience: a }) => a.ad.story.slides.push('One more.'),
    /ad\.display\.keyVisuals is .+; it has to be \d+ drawings, one for each slide/,
  ],
  [
    'a button that a platform does not have',
    ({ audience: a }) => (a.ad.ads.primary.cta = 'Buy it'),
    /ad\.ads\.primary\.cta is "Buy it"; it has to be one of the buttons of /,
  ],
  [
    'a headline too long for a platform',
    ({ audience: a }) => {
      a.launch.platforms = ['facebook'];
      a.ad.ads.primary.headline = 'A headline that is longer than that';
    },
    /ad\.ads\.primary\.headline is .+; it has to be 27 or shorter for Facebook \(https:.+\), not 35/,
  ],
  [
    'a picture that repeats the headline below it',
    ({ audience: { ad } }) => (ad.ads.remedy.picture.headline = `${ad.ads.remedy.headline}!`),
    /\/ad\.ts: ad\.ads\.remedy\.picture\.headline is .+; it has to be different from the headline/,
  ],
  [
    'two concepts with the same text',
    ({ audience: { ad } }) => (ad.ads.remedy.bodyText = ad.ads.primary.bodyText),
    /ad\.ads\.remedy\.bodyText is .+; it has to be different from ad\.ads\.primary\.bodyText/,
  ],
  [
    'a second concept that is too long for a platform',
    ({ audience: a }) => {
      a.launch.platforms = ['facebook'];
      a.ad.ads.remedy.headline = 'A headline that is longer than that';
    },
    /ad\.ads\.remedy\.headline is .+; it has to be 27 or shorter for Facebook/,
  ],
  [
    'a story that cannot be a carousel',
    ({ audience: { ad } }) => (ad.story.slides = ['One slide.']),
    /ad\.story\.slides is .+; it has to be 2 to 10 slides/,
  ],
  [
    'a size that a platform needs',
    ({ audience: a }) => {
      a.launch.platforms = ['instagram'];
      a.ad.display.dimensions = ['1200x628'];
    },
    /ad\.display\.dimensions is .+ the sizes Instagram needs: 1080x1350, 1080x1080, 1080x1920/,
  ],
  [
    'a preview that repeats the subject',
    ({ audience: a }) => (a.email.preview = a.email.subject),
    /email\.preview is .+; it has to be more than the subject says/,
  ],
  [
    'too few alerts',
    ({ audience: a }) => {
      a.landing.hero.panel.stats[0]!.chart = { kind: 'hours' };
      a.landing.hero.panel.stats[0]!.value = 'None';
    },
    /panel\.stats\.0\.value .+ as many as the panel's alerts/,
  ],
] satisfies [string, (document: Editable) => void, RegExp][])(
  'reports %s',
  (_, change, sentence) => {
    const faults = faultsOf(change);
    expect(faults).toContainEqual(expect.stringMatching(sentence));
  },
);

test('ids, routes and posts are unique, and the home audience is one of the audiences', () => {
  const all = [
    audiences.map(({ id }) => id),
    audiences.map(({ campaign }) => campaign),
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

test.each(campaignFiles)('%s is plain data', (file) => {
  const { program } = parse(sourceOf(file), { sourceType: 'module', plugins: ['typescript'] });
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind === 'type') continue;
    const { declaration }: Value = Object(statement);
    const { declarations = [] }: Value = Object(declaration);
    expect([declarations].flat()).not.toHaveLength(0);
    for (const each of [declarations].flat()) expect(isLiteral(Object(each).init)).toBe(true);
  }
});

type Value = Record<string, unknown> & { type?: string; value?: unknown };

/** Whether code is a text, a number, a boolean, or a list or record of such. */
function isLiteral(code: unknown): boolean {
  const {
    type = '',
    properties,
    elements,
    argument,
    operator,
    value,
    computed,
  }: Value = Object(code);
  const all = (parts: unknown) => Array.isArray(parts) && parts.every(isLiteral);
  switch (type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return true;
    case 'UnaryExpression':
      return operator === '-' && isLiteral(argument);
    case 'ArrayExpression':
      return all(elements);
    case 'ObjectExpression':
      return all(properties);
    case 'ObjectProperty':
      return !computed && isLiteral(value);
    default:
      return false;
  }
}

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

test('no text states the discount without what it’s off', () => {
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
