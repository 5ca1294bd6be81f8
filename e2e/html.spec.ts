import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import subsetFont from 'subset-font';
import { audiences } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { exportedFiles, readExported, signInExport } from './exports';
import { expect, test } from './fixtures';
import { texts } from './texts';

const html = exportedFiles(signInExport, '.html');
const scripts = exportedFiles(signInExport, '.js');
const isEmail = (file: string) => /^email(s|-previews)\//.test(file);
const read = (file: string) => readExported(signInExport, file);
/** The styles in a page. */
const stylesOf = (file: string) => load(read(file))('style').text();
const styles = stylesOf('index.html');

const page: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML and names ids this way. It's just as valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A script calculates the size of each preview. The policy allows style attributes, but no style elements.
    'no-inline-style': 'off',
    // The sidebar and the menu hold the same links, and never show at once.
    'unique-landmark': 'off',
  },
};

/** Mail programs need old but valid HTML: deprecated attributes, and the doctype that allows them. */
const email: ConfigData = {
  extends: ['html-validate:standard'],
  rules: { 'doctype-html': 'off', 'no-deprecated-attr': 'off' },
};

test('every HTML file is valid, without a warning', async () => {
  expect(html.length).toBeGreaterThan(2 * audiences.length);
  for (const [config, files] of [
    [page, html.filter((file) => !isEmail(file))],
    [email, html.filter((file) => isEmail(file))],
  ] as const) {
    const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...config }));
    const { results } = await validator.validateMultipleFiles(
      files.map((file) => path.join(signInExport, file)),
    );
    const messages = results.flatMap(({ filePath, messages: found }) =>
      found.map(({ ruleId, message, selector }) => ({ filePath, ruleId, message, selector })),
    );
    expect(messages).toEqual([]);
  }
});

/** Where an address in an exported file leads, if that's within this site. */
function resolve(address: string, file: string): URL | undefined {
  const base = 'https://here.example';
  const url = new URL(address, new URL(`/${file.replace(/(index)?\.html$/, '')}`, base));
  return url.origin === base ? url : undefined;
}

test('the host serves every page, anchor and asset that a file refers to', async ({ request }) => {
  /** By path: a file that refers to it, and every anchor in it that files refer to. */
  const named = new Map<string, { file: string; anchors: Set<string> }>();
  let count = 0;
  for (const file of html) {
    for (const { attribs } of load(read(file))('[href], [src]').toArray()) {
      const url = resolve(attribs.href ?? attribs.src ?? '', file);
      if (!url) continue;
      count += 1;
      const target = named.get(url.pathname) ?? { file, anchors: new Set() };
      if (url.hash) target.anchors.add(url.hash.slice(1));
      named.set(url.pathname, target);
    }
  }
  expect(count).toBeGreaterThan(20 * html.length);
  for (const [address, { file, anchors }] of named) {
    const response = await request.get(address);
    // The page for unknown paths links to anchors on itself.
    const status = address === '/404' ? 404 : 200;
    expect({ file, address, status: response.status() }).toEqual({ file, address, status });
    const $ = load(anchors.size > 0 ? await response.text() : '');
    const missing = [...anchors].filter((anchor) => $(`[id="${anchor}"]`).length !== 1);
    expect({ address, missing }).toEqual({ address, missing: [] });
  }
});

test('every page has the same styles, once', () => {
  const [line = ''] = /@font-face{[^}]+}/.exec(styles) ?? [];
  expect(line).toContain('url(');
  for (const file of html.filter((name) => !isEmail(name))) {
    expect([file, stylesOf(file) === styles]).toEqual([file, true]);
    expect([file, read(file).split(line).length - 1]).toEqual([file, 1]);
  }
});

test('the host serves every file that the styles refer to', async ({ request }) => {
  const named = [...styles.matchAll(/url\(["']?(?!data:)([^"')]+)/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, address = ''] of named) {
    const response = await request.get(resolve(address, 'index.html')?.pathname ?? '');
    expect([address, response.status()]).toEqual([address, 200]);
  }
});

test('every class in the styles is used', () => {
  const rules = styles.replaceAll(/url\([^)]*\)|\/\*.*?\*\//gs, '');
  const classes = [...rules.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  expect(classes.length).toBeGreaterThan(100);
  const users = [...html, ...scripts].map(read);
  const used = new Set(users.flatMap((text) => text.match(/[^\s"'`\\]+/g) ?? []));
  expect(classes.filter((name) => !used.has(name))).toEqual([]);
});

test('every drawing has a size of its own, for when the style sheet is missing', () => {
  for (const file of html) {
    const unsized = load(read(file))('svg:not([width][height])').toArray();
    expect([file, unsized.length]).toEqual([file, 0]);
  }
});

test('the typeface has every character that a page shows', async () => {
  const pageTexts = html
    .filter((name) => !isEmail(name))
    .map((file) => {
      const $ = load(read(file));
      $('script, style').remove();
      return { file, text: $('body').text() };
    });
  const [font = ''] = exportedFiles(signInExport, '.woff2');
  const woff2 = readFileSync(path.join(signInExport, font));
  const allText = pageTexts.map(({ text }) => text).join('');
  const sfnt = await subsetFont(woff2, allText, { targetFormat: 'sfnt' });
  // This ES module waits for its WebAssembly at the top level, so only a dynamic import can load it here.
  const { Blob, Face } = await import('harfbuzzjs');
  const drawn = new Set(new Face(new Blob(sfnt)).collectUnicodes());
  for (const { file, text } of pageTexts) {
    const shown = new Set(text.match(/\S/gu));
    const missing = [...shown].filter((character) => !drawn.has(character.codePointAt(0) ?? 0));
    expect([file, missing]).toEqual([file, []]);
  }
});

test('no script that a page loads first contains its text: content is only in the HTML', () => {
  const loadedFirst = new Set(
    html.flatMap((file) =>
      load(read(file))('script[src]')
        .toArray()
        .map(({ attribs }) => decodeURIComponent(attribs.src ?? '').slice(1)),
    ),
  );
  const first = scripts.filter((script) => loadedFirst.has(script));
  expect(first.length).toBeGreaterThan(5);
  const content = [audiences, emailTemplates.lede, socialAds.lede].flatMap(texts);
  // Shorter ones are ordinary words that scripts may contain, too.
  const sentences = content.filter((text) => text.length > 24);
  expect(sentences.length).toBeGreaterThan(30 * audiences.length);
  for (const script of first.map(read))
    expect(sentences.filter((text) => script.includes(text))).toEqual([]);
});
