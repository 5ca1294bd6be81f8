import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adTexts, lengthOf, truncated, verdict } from '../lib/campaign/ads/ad-copy';
import { graphemes } from '../lib/campaign/graphemes';
import { samplePosts } from '@/lib/posts';
import { audiences, homeAudience } from './audiences';
import * as emailContent from './words/email';
import * as emailClients from './email-clients';
import * as emailPage from './words/email-templates';
import * as errors from './words/errors';
import { figures } from './figures';
import * as mergeTags from './merge-tags';
import { navigation } from './navigation';
import { offer } from './offer';
import { keyVisualTexts } from './key-visuals';
import * as platformContent from './platforms';
import type { Chart, StatCard, StatusPanel } from './schema';
import { sections } from './words/landing';
import { shell } from './words/shell';
import { provider, site } from './site';
import * as adContent from './words/social-ads';
import * as templates from './words/templates';

const everything = {
  audiences,
  emailContent,
  emailClients,
  mergeTags,
  errors,
  figures,
  navigation,
  offer,
  adContent,
  emailPage,
  keyVisualTexts,
  platformContent,
  sections,
  shell,
  provider,
  site,
  templates,
};

/** Every value in a tree of content, with the path that leads to it. */
function* leaves(value: unknown, at = 'content'): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [at, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${at}.${key}`);
}

const byId = audiences.map((audience) => [audience.id, audience] as const);

test('no text is empty or has stray space', () => {
  const stray = [...leaves(everything)].filter(
    ([, value]) =>
      typeof value === 'string' && (value === '' || value !== value.trim() || value.includes('  ')),
  );
  expect(stray).toEqual([]);
});

test('every post has an address of its own, and no two slides say the same', () => {
  const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
  const addresses = posts.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { story } of audiences.map(({ ad }) => ad))
    expect(new Set(story.slides).size).toBe(story.slides.length);
});

test('no list is empty', () => {
  const lists = JSON.stringify(audiences).match(/"\w+":\[\]/g);
  expect(lists).toBeNull();
});

test('ids and routes are unique, and fit in an address', () => {
  const ids = audiences.map(({ id }) => id);
  const routes = [
    ...audiences.map(({ landing }) => landing.route),
    emailPage.emailTemplates.route,
    adContent.socialAds.route,
  ];
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(routes).size).toBe(routes.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  for (const route of routes) expect(route).toMatch(/^\/[a-z][a-z0-9-]*$/);
  expect(audiences).toContain(homeAudience);
});

test('every link leads to a page of the site, to an anchor, or to an https address', () => {
  const pages = new Set<string>([
    '/',
    ...navigation.flatMap(({ links }) => links.map(({ href }) => href)),
    ...[...samplePosts.keys()].map((id) => `/posts/${id}`),
  ]);
  const broken = [...leaves(everything)].filter(([at, value]) => {
    if (!/\.(href|route|address|\w*Href)$/.test(at)) return false;
    const href = String(value);
    if (href.startsWith('/')) return !pages.has(href);
    return !/^#[a-z-]+$/.test(href) && !(href.startsWith('https://') && URL.canParse(href));
  });
  expect(broken).toEqual([]);
});

test('a shared figure is written down once', async () => {
  const names = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const text = sources.map((name) => readFileSync(path.join(__dirname, name), 'utf8')).join('\n');
  const own: Record<string, Record<string, string>>[] = await Promise.all(
    sources
      .filter((name) => name.endsWith('/figures.ts'))
      .map((name) => import(path.join(__dirname, name))),
  );
  const values = [figures, offer, ...own.flatMap((module) => Object.values(module))].flatMap(
    Object.values<string>,
  );
  // A bare number, as a count of cameras, stands in many texts by chance.
  const stated = values.filter((value) => /\d/.test(value) && !/^\d+$/.test(value));
  // What is built from another figure is written where that one is used.
  const written = stated.filter(
    (value) => value === figures.realTime || !value.includes(figures.realTime),
  );
  const times = written.map((value) => {
    const literal = value.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&');
    return [value, text.match(new RegExp(`(?<![\\w$.-])${literal}(?![\\w%/])`, 'g'))?.length];
  });
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(written.map((value) => [value, 1]));
});

test.each(byId)(
  '%s: its email and its ads state no figure that its landing page does not',
  (_, { landing, email, ad }) => {
    const stated = /\$?\d[\d.,]*(?:[KMB]\b\+?|%|hrs)|\b24\/7\b|\b[A-Z]+\d+\b/g;
    const onPage = new Set(JSON.stringify([landing, offer]).match(stated));
    const { headline, subheadline, bodyText } = ad.ads.primary;
    const inCampaign = JSON.stringify([email, headline, subheadline, bodyText, ad.story]).match(
      stated,
    );
    expect(inCampaign).not.toBeNull();
    for (const figure of inCampaign ?? []) expect(onPage).toContain(figure);
  },
);

/** What a reader would check one against the other: figures with their unit, codes. */
function claims(value: unknown): string[] {
  const words = leavesOf(value).flatMap((text) => text.split(/[\s“”"]+/));
  return words
    .map((word) => word.replace(/[.,:;?!)]+$/, ''))
    .filter((word) => /\d/.test(word) || /^[A-Z]{4,}$/.test(word));
}

const leavesOf = (value: unknown) => [...leaves(value)].map(([, leaf]) => String(leaf));

test.each(byId)('%s: its email claims nothing that its landing page does not', (_, audience) => {
  const { landing, email } = audience;
  const onPage = new Set(claims([landing, offer.code]));
  expect(claims(email).length).toBeGreaterThan(3);
  expect(claims(email).filter((claim) => !onPage.has(claim))).toEqual([]);
  // A figure is a claim only with what it counts.
  const { statistics, hero, risks, offer: ticket } = landing;
  const cards = [...statistics.items, ...hero.panel.stats, ...(risks.exposure?.items ?? [])];
  const stated = new Set([
    ...cards.map(({ value, label }) => `${value} ${label}`),
    ...ticket.notes,
  ]);
  const text = leavesOf(landing).join('\n').toLowerCase();
  for (const badge of email.badges)
    expect([badge, stated.has(badge) || text.includes(badge.toLowerCase())]).toEqual([badge, true]);
});

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test.each(byId)('%s: its words fit where they are shown', (_, { landing, email, ad }) => {
  expect(graphemes(landing.description).length).toBeLessThanOrEqual(160);
  expect(graphemes(email.subject).length).toBeLessThanOrEqual(60);
  expect(graphemes(email.preview).length).toBeLessThanOrEqual(110);
  expect(emailContent.emailLimits).toEqual({ subject: 60, preview: 110 });
  const [subject, preview] = [words(email.subject), words(email.preview)];
  expect(subject.filter((word) => !preview.includes(word))).not.toEqual([]);
  expect(preview.filter((word) => !subject.includes(word))).not.toEqual([]);
  for (const field of Object.values(mergeTags.mergeFields))
    expect(email.subject + email.preview).not.toContain(field);
  for (const tag of ad.metaTags) expect(tag).toMatch(/^#\w+$/);
});

test.each(byId)(
  '%s: no platform refuses a text of its ad, or cuts one that is meant for it',
  (_, { ad, launch }) => {
    const texts = adTexts(ad);
    const results = platformContent.platforms.items.flatMap(({ id, limits }) =>
      limits.map((limit) => {
        const result = verdict(lengthOf(limit.text, texts[limit.text]), limit);
        return { id, text: limit.text, result };
      }),
    );
    expect(results.length).toBeGreaterThan(8);
    expect(results.filter(({ result }) => result === 'refused')).toEqual([]);
    const cut = results.filter(
      ({ id, result }) => launch.platforms.includes(id) && result === 'cut',
    );
    // A caption's hashtags may fall behind the cut; its words may not.
    expect(cut.filter(({ text }) => text !== 'caption')).toEqual([]);
    const { cut: captionCut = 0 } =
      platformContent.platforms.items
        .flatMap(({ limits }) => limits)
        .find(({ text }) => text === 'caption') ?? {};
    expect(truncated(texts.caption, captionCut).shown).toContain(texts.bodyText);
  },
);

test.each(byId)('%s: each platform it is meant for has its button and its sizes', (_, audience) => {
  const { ad, launch } = audience;
  expect(new Set(launch.platforms).size).toBe(launch.platforms.length);
  for (const id of launch.platforms) {
    const platform = platformContent.platforms.items.find((each) => each.id === id);
    expect(platform?.ctas.items).toContain(ad.ads.primary.cta);
    for (const { dimension } of platform?.placements ?? [])
      expect(ad.display.dimensions).toContain(dimension);
  }
  for (const country of launch.countries) expect(country).toMatch(/^[A-Z]{2}$/);
  expect(launch.ages.min).toBeLessThan(launch.ages.max);
});

test.each(byId)('%s: what counts itself counts right', (_, { landing, ad }) => {
  // One drawing for each slide.
  expect(ad.display.keyVisuals).toHaveLength(ad.story.slides.length);
  expect(ad.story.format).toMatch(new RegExp(`^${ad.story.slides.length}-part `));
  const { stats, alerts } = landing.hero.panel;
  const today =
    stats.find(({ label }) => label === 'Alerts Today')?.value ?? alerts?.items.length ?? 0;
  expect(alerts?.items ?? []).toHaveLength(Number(today));
});

const powers: Record<string, number> = { K: 1e3, M: 1e6 };

/** The first number in a text: '$50K' is 50,000. */
function amount(text: string): number {
  const [, number = '', power = ''] = /([\d.,]+)([KM]?)/.exec(text) ?? [];
  return Number(number.replaceAll(',', '')) * (powers[power] ?? 1);
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.001;

/** The hours at which a panel's alerts came, out of the time that its `source` gives. */
function alertHours({ source, alerts }: StatusPanel): number[] {
  const [hours = 0, minutes = 0] = /(\d+):(\d+)/.exec(source)?.slice(1).map(Number) ?? [];
  return (alerts?.items ?? []).map(({ time }) => {
    const ago = amount(time) * (time.includes('min') ? 1 : 60);
    return Math.floor((hours * 60 + minutes - ago) / 60);
  });
}

/** Whether a chart shows what its figure states, and nothing else. */
function isTrue({ value, note = '' }: StatCard, chart: Chart, panel: StatusPanel): boolean {
  const [part = '', whole = part] = `${value} ${note}`.split(/ of |\//);
  // A share of what it says that it is a part of. A word, such as a state, is the whole of it.
  if (chart.kind !== 'units')
    return near(chart.share, /\d/.test(value) ? amount(part) / amount(whole) : 1);
  const { of, lit, each = '1', columns = of } = chart;
  if (columns > of) return false;
  // One brick for each hour of the day.
  if (typeof lit !== 'number')
    return (
      of === 24 &&
      lit.length === amount(value) &&
      lit.every((hour) => alertHours(panel).includes(hour))
    );
  const bricks = (figure: number) => figure / amount(each);
  // All hours of all days, '24/7', are as many as both say; a percentage is of a hundred.
  const figure = value === figures.realTime ? amount(part) * amount(whole) : amount(value);
  const all = value.endsWith('%')
    ? 100
    : Math.max(figure, / of /.test(` ${note}`) ? amount(whole) : 0);
  return near(lit, bricks(figure)) && of === Math.ceil(bricks(all) - 0.001);
}

const charted = audiences.flatMap(({ id, landing: { hero, statistics, risks } }) =>
  [...hero.panel.stats, ...statistics.items, ...(risks.exposure?.items ?? [])].flatMap((card) =>
    card.chart ? [{ id, card, chart: card.chart, panel: hero.panel }] : [],
  ),
);

test('each figure is drawn as it is stated', () => {
  expect(charted.length).toBeGreaterThan(20);
  expect(charted.filter(({ card, chart, panel }) => !isTrue(card, chart, panel))).toEqual([]);
});

test.each(byId)('%s: the rows of its panel are shares of their sum', (_id, { landing }) => {
  const rows = landing.hero.panel.rows.items;
  const all = rows.reduce((sum, { status }) => sum + amount(status), 0);
  expect(rows.filter(({ status, share }) => share && !near(share, amount(status) / all))).toEqual(
    [],
  );
});
