import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { create } from 'fontkitten';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { audiences } from '@/content/audiences';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { exportedFile, exportedFiles, readExported, signInExport } from './exports';
import { expect, test, texts } from './fixtures';

const html = exportedFiles(signInExport, '.html');
const sheets = exportedFiles(signInExport, '.css');
const scripts = exportedFiles(signInExport, '.js');
const read = (file: string) => readExported(signInExport, file);

const page: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, and names ids: as valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The previews have sizes that a script reckons; the policy allows the attribute, and no element.
    'no-inline-style': 'off',
    // The sidebar and the menu hold the same, and never show at once.
    'unique-landmark': 'off',
  },
};

/** What mail programs need is valid, if old: deprecated attributes, and the document type that knows them. */
const email: ConfigData = {
  extends: ['html-validate:standard'],
  rules: { 'doctype-html': 'off', 'no-deprecated-attr': 'off' },
};

test('every HTML file is valid, without a warning', async () => {
  expect(html.length).toBeGreaterThan(2 * audiences.length);
  for (const [config, those] of [
    [page, html.filter((file) => !file.startsWith('emails'))],
    [email, html.filter((file) => file.startsWith('emails'))],
  ] as const) {
    const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...config }));
    const { results } = await validator.validateMultipleFiles(
      those.map((file) => path.join(signInExport, file)),
    );
    const messages = results.flatMap(({ filePath, messages: found }) =>
      found.map(({ ruleId, message, selector }) => ({ filePath, ruleId, message, selector })),
    );
    expect(messages).toEqual([]);
  }
});

test('every link, anchor and asset of this site that a file names exists', () => {
  const base = 'https://here.example';
  let count = 0;
  for (const file of html) {
    const $ = load(read(file));
    const from = new URL(`/${file.replace(/(index)?\.html$/, '')}`, base);
    const named = $('[href], [src]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? '');
    for (const address of named) {
      const { origin, pathname, hash } = new URL(address, from);
      if (origin !== base) continue;
      count += 1;
      const target = exportedFile(signInExport, pathname);
      expect({ file, address, target }).toEqual({ file, address, target: expect.any(String) });
      if (!target || !hash) continue;
      const anchors = load(read(target))(`[id="${hash.slice(1)}"]`);
      expect({ file, address, anchors: anchors.length }).toEqual({ file, address, anchors: 1 });
    }
  }
  expect(count).toBeGreaterThan(20 * html.length);
});

test('what style sheets name exists', () => {
  expect(sheets.length).toBe(1);
  for (const sheet of sheets) {
    const named = [...read(sheet).matchAll(/url\(["']?(?!data:)([^"')]+)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, address = ''] of named) {
      const { pathname } = new URL(address, `https://here.example/${sheet}`);
      expect([address, exportedFile(signInExport, pathname)]).toEqual([address, pathname.slice(1)]);
    }
  }
});

test('the style sheet has no class that nothing uses', () => {
  const rules = sheets
    .map(read)
    .join('')
    .replaceAll(/url\([^)]*\)|\/\*.*?\*\//gs, '');
  const classes = [...rules.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  expect(classes.length).toBeGreaterThan(100);
  const users = [...html, ...scripts].map(read);
  const used = new Set(users.flatMap((text) => text.match(/[^\s"'`\\]+/g) ?? []));
  expect(classes.filter((name) => !used.has(name))).toEqual([]);
});

test('the typeface has every character that a page shows', () => {
  const [font = ''] = exportedFiles(signInExport, '.woff2');
  const typeface = create(readFileSync(path.join(signInExport, font)));
  if (typeface.isCollection) throw new Error('A typeface, not a collection of them, is expected.');
  for (const file of html.filter((name) => !name.startsWith('emails'))) {
    const $ = load(read(file));
    $('script, style').remove();
    const missing = new Set($('body').text().match(/\S/gu) ?? []);
    for (const character of missing)
      if (typeface.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) missing.delete(character);
    expect([file, [...missing]]).toEqual([file, []]);
  }
});

test('no script holds what a page says: content is in the HTML alone', () => {
  expect(scripts.length).toBeGreaterThan(5);
  const content = [audiences, emailTemplates.lede, socialAds.lede].flatMap(texts);
  // Shorter ones are words like any other.
  const sentences = content.filter((text) => text.length > 24);
  expect(sentences.length).toBeGreaterThan(100);
  for (const script of scripts.map(read))
    expect(sentences.filter((text) => script.includes(text))).toEqual([]);
});
