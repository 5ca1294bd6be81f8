/** @jest-environment node */
import { audiences } from '@/content/audiences';
import { emailWords } from '@/content/words/email';
import { mergeFields } from '@/content/merge-tags';
import { offer } from '@/content/offer';
import { site } from '@/content/site';
import { renderEmail } from './render-email';
import { palettes } from './styles';

const emails = audiences.map((audience) => [audience.id, audience] as const);

test.each(emails)(
  '%s: the email is one whole document with everything it is made of',
  async (_, audience) => {
    const { email, landing, campaign } = audience;
    const { subject, preview, content } = await renderEmail(audience);
    expect([subject, preview]).toEqual([email.subject, email.preview]);
    expect(content).toMatch(/^<!DOCTYPE html[^]*<\/html>\s*$/);
    expect(content).toMatch(/<html [^>]*lang="en" dir="ltr"/);
    const text = content.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const part of [
      site.name,
      email.label,
      email.headline,
      email.intro,
      email.risks.heading,
      ...email.risks.items,
      email.solutions.heading,
      ...email.solutions.items,
      email.testimonial.quote,
      email.testimonial.by,
      offer.code,
      email.cta,
      ...email.badges,
      emailWords.greeting,
      mergeFields.postalAddress,
      `href="${mergeFields.unsubscribe}"`,
      `href="${mergeFields.viewInBrowser}"`,
    ]) {
      expect(text).toContain(part);
    }
    const link = `${site.origin}${landing.route}?utm_source=newsletter&utm_medium=email&utm_campaign=${campaign}`;
    // The button, and the button in VML.
    expect(text.split(`href="${link}"`)).toHaveLength(3);
  },
);

test.each(emails)(
  '%s: nothing to be read above the footer is smaller than 16 pixels',
  async (_, audience) => {
    const { content } = await renderEmail(audience);
    const body = content.slice(content.indexOf('<h1'), content.lastIndexOf('<table'));
    const sizes = [...body.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(15);
    expect(Math.min(...sizes)).toBe(16);
  },
);

test.each(emails)('%s: what an inbox goes by is in its place', async (_, audience) => {
  const { content } = await renderEmail(audience);
  for (const [name, value] of [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['color-scheme', 'light dark'],
    ['supported-color-schemes', 'light dark'],
  ])
    expect(content).toContain(`<meta name="${name}" content="${value}"/>`);
  const tables = content.match(/<table\b[^>]*>/g) ?? [];
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) expect(table).toMatch(/ role="presentation" width="(?:\d+|100%)"/);
  // Nothing of React's, or of ours, that is not HTML.
  expect(content).not.toMatch(/raw-markup|<!--(?!>|\[if|<!\[endif\])/);
});

test.each(emails)(
  '%s: Outlook on Windows has a table, a button, its settings',
  async (_, audience) => {
    const { content } = await renderEmail(audience);
    const blocks = [...content.matchAll(/<!--\[if mso\]>([^]*?)<!\[endif\]-->/g)].map(
      ([, block = '']) => block.trim(),
    );
    const [settings, tableStart, button, tableEnd, ...more] = blocks;
    expect(settings).toContain('<o:PixelsPerInch>96</o:PixelsPerInch>');
    expect(tableStart).toMatch(
      /^<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0">\s*<tr>\s*<td>$/,
    );
    expect(tableEnd).toBe('</td></tr></table>');
    expect(more).toEqual([]);
    // Word takes a font from here, and Times where it finds none.
    expect(settings).toMatch(
      /<style>td,p,h1,h2,a\{font-family:Arial,sans-serif;mso-line-height-rule:exactly\}<\/style>$/,
    );
    expect(button).toContain('height:52px;v-text-anchor:middle;width:320px;');
    expect(button).toContain(`fillcolor="${palettes.light.action}"`);
    // 4 of 52 px.
    expect(button).toMatch(/^<v:roundrect .* arcsize="8%" .*<\/v:roundrect>$/s);
    expect(button).toContain(`>${audience.email.cta}</center>`);
    expect(button).toMatch(/ href="https:\/\/[^"]*&amp;utm_medium=email&amp;[^"]*"/);
    // Every other client has the same button once more, and Outlook passes over it.
    expect(content).toMatch(/<!--\[if !mso\]><!-->\s*<a [^>]*>[^<]*<\/a><!--<!\[endif\]-->/);
  },
);

test.each(emails)('%s: the preheader fills 200 characters of the inbox', async (_, audience) => {
  const { content } = await renderEmail(audience);
  const [, preheader = ''] =
    /<div style="display:none[^"]*mso-hide:all">([^]*?)<\/div>/.exec(content) ?? [];
  expect(preheader.startsWith(audience.email.preview)).toBe(true);
  const padding = preheader.slice(audience.email.preview.length);
  const spaces = padding.match(/&#847;&zwnj;&nbsp;/g) ?? [];
  expect(padding.replaceAll('\n', '')).toBe(spaces.join(''));
  expect(audience.email.preview.length + spaces.length).toBe(200);
});

test.each(emails)(
  '%s: a style sheet narrows it and darkens it, each on its own',
  async (_, audience) => {
    const { content } = await renderEmail(audience);
    // Without those for Outlook on Windows, which stand in a comment.
    const seen = content.replace(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '');
    const [phone = '', dark = '', outlookDark = '', ...more] = seen
      .split('<style>')
      .slice(1)
      .map((part) => part.slice(0, part.indexOf('</style>')));
    expect(more).toEqual([]);
    expect(phone).toMatch(/^@media \(max-width:480px\)\{\n\.gutter\{.*\n\.headline\{.*\n\}$/);
    for (const name of ['gutter', 'headline'])
      expect(content).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
    // Every colour of the markup has its dark one, for those who ask and for Outlook on the web.
    const classes = [...content.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const colours = new Set(classes.filter((name) => !['gutter', 'headline'].includes(name)));
    expect(colours.size).toBeGreaterThan(8);
    for (const name of colours) {
      expect(dark).toContain(`\n.${name}{`);
      expect(outlookDark).toMatch(new RegExp(`^\\[data-ogs[bc]\\] \\.${name}\\{`, 'm'));
    }
    // Outlook on the web marks what states a colour: this one, around all the others, states both.
    expect(content).toMatch(/<div role="article"[^>]*style="background-color:#\w+;color:#\w+"/);
  },
);
