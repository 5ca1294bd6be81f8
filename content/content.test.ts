/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFaults, leaves } from '@/lib/build/check-content';
import { samplePosts } from '@/lib/posts';
import { audiences, homeAudience } from './audiences';
import { navigation } from './navigation';
import { offer } from './offer';
import { emailTemplates } from './words/email-templates';
import { socialAds } from './words/social-ads';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('schema'))
  .map((name) => path.posix.join('content', ...name.split(path.sep)));

const modules = files.map((file) => [file, jest.requireActual(`@/${file}`)] as const);

/** What the checks say of the content with one audience changed, without a word on the others. */
function faultsOf(change: (audience: (typeof audiences)[0]) => void): string[] {
  const changed = structuredClone(audiences[0]);
  change(changed);
  return contentFaults(
    modules.map(([file, exports]) => {
      if (file === 'content/audiences/index.ts')
        return [file, { ...exports, audiences: [changed, ...audiences] }];
      const own = Object.entries(exports).find(([, value]) => value === audiences[0]);
      return own && /^content\/audiences\/[^/]+\/index\.ts$/.test(file)
        ? [file, { [own[0]]: changed }]
        : [file, exports];
    }),
  );
}

test('the content is as its schemas ask', () => {
  expect(contentFaults(modules)).toEqual([]);
});

test('a fault names the file, the field, what is there and what has to be', () => {
  const long = 'A subject line that goes on and on and on, far beyond what an inbox shows';
  expect(faultsOf(({ email }) => Object.assign(email, { subject: long }))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/audiences/[^/]+/email\\.ts: email\\.subject is "${long}"; it has to be 60 characters or fewer, not ${long.length}\\.$`,
      ),
    ),
  ]);
});

test.each([
  ['a stray space', (a) => (a.name += ' '), /\/index\.ts: name is /],
  [
    'an odd id',
    (a) => (a.id = 'Not An Id'),
    /\/index\.ts: id is "Not An Id"; it has to be lowercase/,
  ],
  [
    'a plain http link',
    (a) => (a.landing.hero.actions[0].href = 'http://a.example'),
    /\/landing\.ts: landing\.hero\.actions\.0\.href is "http:\/\/a\.example"; it has to be a path .+ https/,
  ],
  [
    'a tag without its #',
    (a) => (a.ad.metaTags[0] = 'HomeSecurity'),
    /\/ad\.ts: ad\.metaTags\.0 is "HomeSecurity"; it has to be a hashtag/,
  ],
  [
    'a post of no network',
    (a) =>
      (a.landing.posts = {
        heading: 'Posts',
        text: 'Two posts',
        items: [{ title: 'A post', address: 'https://a.example/1' }],
      }),
    /landing\.posts\.items\.0\.address is "https:\/\/a\.example\/1"; it has to be the address of a post on Instagram/,
  ],
  [
    'an empty list',
    (a) => (a.email.badges = []),
    /email\.badges is \[\]; it has to be at least one entry/,
  ],
  [
    'a slide without its drawing',
    (a) => a.ad.story.slides.push('One more.'),
    /ad\.display\.keyVisuals is .+; it has to be \d+ drawings, one for each slide/,
  ],
  [
    'a button that a platform does not have',
    (a) => (a.ad.ads.primary.cta = 'Buy it'),
    /ad\.ads\.primary\.cta is "Buy it"; it has to be one of the buttons of /,
  ],
  [
    'a headline that a platform cuts',
    (a) => {
      a.launch.platforms = ['facebook'];
      a.ad.ads.primary.headline = 'A headline that is longer than that';
    },
    /ad\.ads\.primary\.headline is .+; it has to be 27 or shorter for Facebook \(https:.+\), not 35/,
  ],
  [
    'a preview that repeats the subject',
    (a) => (a.email.preview = a.email.subject),
    /email\.preview is .+; it has to be more than the subject says/,
  ],
  [
    'an alert too few',
    (a) => {
      a.landing.hero.panel.stats[0]!.chart = { kind: 'hours' };
      a.landing.hero.panel.stats[0]!.value = 'None';
    },
    /panel\.stats\.0\.value .+ as many as the panel's alerts/,
  ],
] satisfies [string, (audience: (typeof audiences)[0]) => void, RegExp][])(
  '%s is named',
  (_, change, sentence) => {
    const faults = faultsOf(change);
    expect(faults).toContainEqual(expect.stringMatching(sentence));
  },
);

test('ids, routes and posts are unique, and the home page is one of the audiences', () => {
  const all = [
    audiences.map(({ id }) => id),
    audiences.map(({ campaign }) => campaign),
    [...audiences.map(({ landing }) => landing.route), emailTemplates.route, socialAds.route],
    audiences.flatMap(({ landing }) => landing.posts?.items ?? []).map(({ address }) => address),
  ];
  for (const each of all) expect(new Set(each).size).toBe(each.length);
  expect(audiences).toContain(homeAudience);
});

test('every path in the content leads to a page of the site', () => {
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

test('the code and the figures are written down once', () => {
  const sources = files.map((file) => readFileSync(path.join(__dirname, '..', file), 'utf8'));
  const texts = leaves(modules.filter(([file]) => /figures\.ts$/.test(file)))
    .filter(([at]) => at.endsWith('.text'))
    .map(([, value]) => String(value));
  // A bare number, such as a count of cameras, is in many texts by chance.
  const stated = new Set([...texts, offer.discount].filter((text) => /\d/.test(text) && !/^[\d,]+$/.test(text)));
  expect(stated.size).toBeGreaterThan(2);
  const literal = (text: string) => text.replace(/[.*+?^$|()[\]{}\\/]/g, '\\$&');
  const written = (text: string) =>
    sources.join('\n').match(new RegExp(`(?<![\\w$.-])${literal(text)}(?![\\w%/])`, 'g'))?.length ??
    0;
  expect([...stated].filter((text) => written(text) > 0)).toEqual([]);
  expect(written(offer.code)).toBe(1);
});

/** What a reader would hold one against the other: figures with their unit, codes. */
function claims(value: unknown): string[] {
  const words = leaves(value).flatMap(([, text]) => String(text).split(/[\s“”"]+/));
  return words
    .map((word) => word.replace(/[.,:;?!)]+$/, ''))
    .filter((word) => /\d/.test(word) || /^[A-Z]{4,}$/.test(word));
}

test.each(audiences.map((audience) => [audience.id, audience] as const))(
  '%s: its email and ads claim nothing that its landing page does not',
  (_, { landing, email, ad }) => {
    const { headline, subheadline, bodyText } = ad.ads.primary;
    const onPage = new Set(claims([landing, offer]));
    const claimed = claims([email, headline, subheadline, bodyText, ad.story.slides]);
    expect(claimed.filter((claim) => !onPage.has(claim))).toEqual([]);
  },
);
