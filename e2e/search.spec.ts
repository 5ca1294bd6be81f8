import { existsSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { audiences, homeAudience } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { notFound } from '@/content/words/errors';
import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { emailReview } from '@/lib/email-review';
import { samplePosts } from '@/lib/posts';
import { socialCardAlt } from '@/lib/campaign/picture/social-card';
import { themeColors } from '@/lib/theme-colors';
import { readExported, signInExport } from './exports';
import { expect, test } from './fixtures';

const read = (file: string) => readExported(signInExport, file);

const landings = [
  { file: 'index', audience: homeAudience },
  ...audiences.map((audience) => ({ file: audience.landing.route.slice(1), audience })),
];

const unlisted = [
  ...[emailTemplates, socialAds].map(({ route, title, description }) => ({
    file: route.slice(1),
    route,
    title,
    description,
    theme: 'dark' as const,
  })),
  ...audiences.map((audience) => {
    const page = emailReview(audience);
    return { ...page, file: page.route.slice(1), theme: emailTemplates.theme };
  }),
  ...['', '/embed'].flatMap((frame) =>
    Array.from(samplePosts, ([name, { title, theme, hook }]) => ({
      file: `posts/${name}${frame}`,
      route: `/posts/${name}`,
      title,
      description: hook,
      theme,
    })),
  ),
];

/** What a page's head says, by name. Fails if it says something twice. */
function head(file: string) {
  const $ = load(read(`${file}.html`));
  const said = new Map<string, string>([['title', $('head title').text()]]);
  for (const { attribs } of $('head meta, head link[rel=canonical]').toArray()) {
    const name = attribs.name ?? attribs.property ?? attribs.rel;
    if (!name) continue;
    expect([file, name, said.has(name)]).toEqual([file, name, false]);
    said.set(name, attribs.content ?? attribs.href ?? '');
  }
  return Object.fromEntries(said);
}

test('each landing page tells search engines and shared links what it is', async () => {
  for (const { file, audience } of landings) {
    const { id, landing } = audience;
    const { title, description, route } = landing;
    const picture = `${brand.origin}/social-cards/${id}.png`;
    const alt = socialCardAlt(audience);
    const said = head(file);
    expect(said).toMatchObject({
      title: `${title} | ${brand.name}`,
      description,
      canonical: brand.origin + route,
      'og:type': 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': brand.origin + route,
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
      'twitter:image:alt': alt,
    });
    expect(said).not.toHaveProperty('robots');
    const { format, width, height } = await sharp(
      path.join(signInExport, new URL(picture).pathname),
    ).metadata();
    expect({ id, format, width, height }).toEqual({ id, format: 'png', width: 1200, height: 630 });
  }
});

test('each landing page states its offer as structured data', () => {
  for (const { file, audience } of landings) {
    const { landing } = audience;
    const data = load(read(`${file}.html`))('script[type="application/ld+json"]');
    expect([file, data.length]).toEqual([file, 1]);
    const { '@context': context, '@graph': graph } = JSON.parse(data.text());
    expect(context).toBe('https://schema.org');
    const types = graph.map((node: Record<string, unknown>) => node['@type']);
    expect(types).toEqual(['Organization', 'WebSite', 'WebPage', 'Service', 'FAQPage']);
    const [organization, website, webpage, service, faq] = graph;
    expect(webpage).toMatchObject({
      url: brand.origin + landing.route,
      name: landing.title,
      description: landing.description,
      isPartOf: { '@id': website['@id'] },
      mainEntity: { '@id': service['@id'] },
    });
    expect(website).toMatchObject({ publisher: { '@id': organization['@id'] } });
    expect(service).toMatchObject({
      name: landing.hero.headline,
      offers: { name: landing.offer.heading, url: `${brand.origin}${landing.route}#offer` },
      provider: { '@id': organization['@id'] },
    });
    // Search engines want the answers to be on the page, word for word.
    const page = load(read(`${file}.html`));
    const answers = page('#questions details').toArray();
    expect(answers.length).toBeGreaterThan(3);
    expect(
      faq.mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
        each.name,
        each.acceptedAnswer.text,
      ]),
    ).toEqual(answers.map((each) => [page(each).find('h3').text(), page(each).find('p').text()]));
    for (const address of [organization.sameAs, organization.contactPoint.url])
      expect(address).toMatch(/^https:\/\//);
    for (const address of [organization.logo, webpage.primaryImageOfPage.contentUrl]) {
      const { origin, pathname } = new URL(address);
      expect([origin, existsSync(path.join(signInExport, pathname))]).toEqual([brand.origin, true]);
    }
  }
});

test('template pages, review pages and posts stay out of search results', () => {
  for (const { file, route, title, description, theme } of unlisted) {
    const said = head(file);
    expect(said).toMatchObject({
      title: `${title} | ${brand.name}`,
      description,
      canonical: brand.origin + route,
      robots: 'noindex',
      'theme-color': themeColors[theme],
    });
    expect(read(`${file}.html`)).not.toContain('application/ld+json');
  }
});

test('the 404 page stays out of search results and claims no address', () => {
  const said = head('404');
  expect(said).toMatchObject({ title: `${notFound.title} | ${brand.name}`, robots: 'noindex' });
  expect(said).not.toHaveProperty('canonical');
  expect(said).not.toHaveProperty('og:url');
});

test('the sitemap lists the landing pages, and robots.txt points to the sitemap', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  const listed = $('urlset > url > loc')
    .toArray()
    .map((loc) => $(loc).text());
  expect(listed).toEqual(audiences.map(({ landing }) => brand.origin + landing.route));
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});

test('the manifest and the pages refer to icons that exist in the sizes they claim', async () => {
  const { icons, ...manifest } = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: brand.name,
    start_url: '/',
    theme_color: themeColors.dark,
    background_color: themeColors.dark,
  });
  const $ = load(read('index.html'));
  expect($('link[rel=manifest]').attr('href')).toBe('/manifest.webmanifest');
  const linked = $('link[rel=icon], link[rel=apple-touch-icon]').toArray();
  const named = linked.map(({ attribs }) => [attribs.rel, attribs.href]);
  expect(named).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/icon.svg'],
    ['apple-touch-icon', '/icons/180.png'],
  ]);
  const sized = [...icons, { src: '/icons/180.png', sizes: '180x180', type: 'image/png' }];
  expect(sized.length).toBeGreaterThan(3);
  for (const { src, sizes, type } of sized) {
    const { format, width, height } = await sharp(path.join(signInExport, src)).metadata();
    expect([src, `image/${format}`.replace('svg', 'svg+xml')]).toEqual([src, type]);
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
