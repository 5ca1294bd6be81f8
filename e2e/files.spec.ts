// The exported files themselves: no test here opens a browser.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { ownPages } from '@/lib/export/content/own-pages';
import { audiences, homeAudience } from '@/lib/campaigns';
import { brand } from '@/content/brand';
import { studioRoute } from '@/content/studio';
import { emailServices } from '@/content/market/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { notFound } from '@/content/words/errors';
import { socialAds } from '@/content/words/social-ads';
import { templateWords } from '@/content/words/templates';
import { socialCardAlt, socialCardFile } from '@/lib/campaign/picture/compose-social-card';
import packages from '@/package.json' with { type: 'json' };
import { samplePosts } from '@/lib/site/posts';
import { basePath } from '@/lib/campaign/document/base-path';
import { themeColors } from '@/lib/site/metadata';
import { emailPolicy } from '@/lib/export/policy';
import { exportedFile, exportedFiles, ownAddresses, readExported, testExport } from './exports';

const folder = testExport;
const read = (file: string) => readExported(folder, file);
const html = exportedFiles(folder, '.html');
/** A campaign's emails and its first page have a policy of their own, because of their styles. */
const isSaved = (file: string) => file.startsWith('campaigns');
const pages = html.filter((file) => !isSaved(file));
const styles = load(read('index.html'))('style').text();

const page: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML and names ids this way. It's just as valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A script calculates the size of each preview. The policy allows style attributes, but no
    // style elements.
    'no-inline-style': 'off',
    // The content's check counts a title without the brand's name, whose `&` isn't five letters.
    'long-title': 'off',
    // The sidebar and the menu hold the same links, and never show at once.
    'unique-landmark': 'off',
  },
};

/**
 * Mail programs need old but valid HTML: deprecated attributes, and the doctype that allows them.
 */
const email: ConfigData = {
  extends: ['html-validate:standard'],
  rules: { 'doctype-html': 'off', 'no-deprecated-attr': 'off' },
};

test('every HTML file is valid, without a warning', async () => {
  expect(pages.length).toBeGreaterThan(2 * audiences.length);
  // Each campaign has an email for each service, a preview of it, a copy to open on a computer, and
  // the page that its ZIP starts with.
  expect(html.length).toBe(pages.length + (emailServices.length + 3) * audiences.length);
  for (const [config, files] of [
    [page, pages],
    [email, html.filter(isSaved)],
  ] as const) {
    const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...config }));
    const { results } = await validator.validateMultipleFiles(
      files.map((file) => path.join(folder, file)),
    );
    const messages = results.flatMap(({ filePath, messages: found }) =>
      found.map(({ ruleId, message, selector }) => ({ filePath, ruleId, message, selector })),
    );
    expect(messages).toEqual([]);
  }
});

test('every page, anchor and asset that a file refers to exists', () => {
  const addresses = ownAddresses(folder);
  for (const { file, url } of addresses) {
    const target = exportedFile(folder, url.pathname);
    expect([file, url.pathname, target]).toEqual([file, url.pathname, expect.any(String)]);
    if (!target?.endsWith('.html') || !url.hash) continue;
    const anchors = read(target).split(` id="${url.hash.slice(1)}"`).length - 1;
    expect([file, url.href, anchors]).toEqual([file, url.href, 1]);
  }
  expect(addresses.length).toBeGreaterThan(30 * pages.length);
  const named = [...styles.matchAll(/url\(["']?(?!data:)([^"')]+)/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, address = ''] of named)
    expect(exportedFile(folder, new URL(address, 'https://here.example').pathname)).toBeDefined();
});

test('every page has one policy, before anything that it covers', () => {
  for (const file of html) {
    const [before = '', ...after] = read(file).split(
      /<meta http-equiv="Content-Security-Policy" content="/,
    );
    if (isSaved(file)) {
      // People take emails elsewhere as they are, so only the previews have a policy in them.
      for (const rest of after) expect(rest.split('"')[0]).toBe(emailPolicy);
      continue;
    }
    expect([file, after.length]).toEqual([file, 1]);
    const [policy = ''] = after[0]?.split('"') ?? [];
    expect(before).not.toMatch(/<(link|script|style|img)/);
    // The character set has to be declared within the first 1024 bytes.
    expect(Buffer.byteLength(before)).toBeLessThan(1024);
    expect(policy).not.toMatch(
      /unsafe-(eval|hashes)|(script|style|default)-src(-elem)? [^;]*unsafe-inline/,
    );
  }
});

test('the typeface has every character of the pages; every picture has a size', async () => {
  const media = path.join(folder, '_next/static/media');
  const texts = pages.map((file) => {
    const $ = load(read(file));
    // Where a picture's size isn't known in advance, the page moves when it arrives.
    expect([file, $('img, svg').not('[width][height], svg svg').length]).toEqual([file, 0]);
    // A logo's file is there already, because the page's bar has it, too.
    const images = $('main img').not(`[loading=lazy], [src^="${basePath}/icons/"]`);
    expect([file, images.length]).toEqual([file, 0]);
    $('script, style').remove();
    return $('body').text();
  });
  const characters = [...new Set(texts.join('').match(/\S/gu))];
  const fonts = exportedFiles(media, '.woff2').map((file) => readFileSync(path.join(media, file)));
  const sfnts = await Promise.all(
    fonts.map((woff2) => subsetFont(woff2, characters.join(''), { targetFormat: 'sfnt' })),
  );
  // This ES module waits for its WebAssembly at the top level, so only a dynamic import can load it
  // here.
  const { Blob, Face } = await import('harfbuzzjs');
  const drawn = new Set(
    sfnts.flatMap((sfnt) => Array.from(new Face(new Blob(sfnt)).collectUnicodes())),
  );
  expect(characters.filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

/** What a page's head says, by name. Fails if it says something twice. */
function head(file: string) {
  const $ = load(read(file));
  const values = new Map<string, string>([['title', $('head title').text()]]);
  for (const { attribs } of $('head meta, head link[rel=canonical]').toArray()) {
    const name = attribs.name ?? attribs.property ?? attribs.rel;
    if (!name) continue;
    expect([file, name, values.has(name)]).toEqual([file, name, false]);
    values.set(name, attribs.content ?? attribs.href ?? '');
  }
  return Object.fromEntries(values);
}

test('search engines and shared links learn what each landing page is', async () => {
  for (const audience of [homeAudience, ...audiences]) {
    const { title, description, route, offer } = audience.landing;
    const file = audience === homeAudience ? 'index.html' : `${route.slice(1)}.html`;
    const address = brand.origin + route;
    const picture = brand.origin + socialCardFile(audience);
    const values = head(file);
    expect(values).toMatchObject({
      title: `${title} | ${brand.name}`,
      description,
      canonical: address,
      'og:type': 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': picture,
      'og:image:alt': socialCardAlt(audience),
      'twitter:card': 'summary_large_image',
      'twitter:image': picture,
    });
    expect(values).not.toHaveProperty('robots');
    const card = await sharp(path.join(folder, new URL(picture).pathname)).metadata();
    expect([card.format, card.width, card.height]).toEqual(['png', 1200, 630]);

    const $ = load(read(file));
    const { '@graph': graph } = JSON.parse($('script[type="application/ld+json"]').text());
    const [organization, service] = graph;
    expect(service.offers).toMatchObject({ name: offer.heading, url: `${address}#offer` });
    expect(existsSync(path.join(folder, new URL(organization.logo).pathname))).toBe(true);
  }
});

test('template pages, posts and the 404 page stay out of search results', () => {
  const templates = [emailTemplates, socialAds].flatMap(({ route, title }) =>
    audiences.map(({ id, name }) => ({
      route: `${route}/${id}`,
      title: `${title} ${templateWords.for} ${name}`,
    })),
  );
  const posts = Array.from(samplePosts, ([id, { title }]) => ({ route: `/posts/${id}`, title }));
  const descriptions = new Set();
  const lists = studioRoute ? [{ route: studioRoute, title: '' }] : [];
  for (const { route, title } of [...templates, ...posts, ...lists]) {
    const values = head(exportedFile(folder, route) ?? '');
    expect(values).toMatchObject({ canonical: brand.origin + route, robots: 'noindex' });
    expect([route, values.title?.startsWith(title)]).toEqual([route, true]);
    if (route !== studioRoute && !route.startsWith('/posts/')) descriptions.add(values.description);
  }
  expect(descriptions.size).toBe(templates.length);
  const values = head('404.html');
  expect(values).toMatchObject({ title: `${notFound.title} | ${brand.name}`, robots: 'noindex' });
  expect(values).not.toHaveProperty('canonical');
});

test('the sitemap, robots.txt and security.txt say where everything is', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  const listed = Array.from($('urlset > url > loc'), (loc) => $(loc).text());
  const indexed = [...audiences.map(({ landing }) => landing.route), ...ownPages()];
  expect(listed).toEqual(indexed.map((route) => brand.origin + route));
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const { contact, expires } = brand.security;
  expect(read('.well-known/security.txt').trimEnd().split('\n')).toEqual([
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${brand.locale.split('-')[0]}`,
    `Canonical: ${brand.origin}/.well-known/security.txt`,
  ]);
});

test('the manifest and the pages refer to icons that exist in the sizes they claim', async () => {
  const { icons, ...manifest } = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: brand.name, theme_color: themeColors.dark });
  const linked = load(read('index.html'))('link[rel=icon], link[rel=apple-touch-icon]').toArray();
  const addresses = ['/icons/32.png', '/icon.svg', '/icons/180.png'];
  expect(linked.map(({ attribs }) => attribs.href)).toEqual(addresses);
  expect(icons.length).toBeGreaterThan(2);
  const touchIcon = { src: '/icons/180.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...icons, touchIcon]) {
    const { format, width, height } = await sharp(path.join(folder, src)).metadata();
    expect([src, `image/${format}`.replace('svg', 'svg+xml')]).toEqual([src, type]);
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test('the license notices of the packages and the typeface are there', () => {
  const notices = read('third-party-licenses.txt');
  for (const name of [...Object.keys(packages.dependencies), brand.typeface])
    expect([name, notices.includes(`\n${name} `) || notices.startsWith(`${name} `)]).toEqual([
      name,
      true,
    ]);
});
