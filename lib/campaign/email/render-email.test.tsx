import { withValues } from '@/lib/fixtures/whole-campaign';
import { documents } from '@/content/campaigns';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { emailLink } from '../document/campaign-link';
import { resolve } from '../document/resolve';
import { emailPicture, emailPictureSize } from '../document/email-picture';
import { previewHtml } from './email-files';
import { emailPalettes } from './styles';
import { renderEmail, renderEmailWith } from './render-email';
import { emailText, footerLinks, listNumber, testimonialOf } from './text';
import { withoutPreheader } from './merge-tags';

describe.each(campaigns)('$audience.id', (campaign) => {
  const { audience, brand, offer } = campaign;
  const { email } = audience;
  const { words, mergeFields } = campaign.email;
  const testimonial = testimonialOf(campaign);
  let [subject, preview, content] = ['', '', ''];

  beforeAll(async () => ({ subject, preview, content } = await renderEmail(campaign)));

  test('the HTML and the plain text say all of it, with its lists and its links', () => {
    expect([subject, preview]).toEqual([email.subject, email.preview]);
    expect(content).toMatch(/^<!DOCTYPE html[^]*<html [^>]*dir="ltr"[^]*<\/html>\s*$/);
    expect(content.split(`lang="${brand.locale}"`)).toHaveLength(3);
    const html = unescaped(content);
    const text = emailText(campaign);
    const { label, headline, intro, risks, solutions, cta, badges } = email;
    for (const part of [
      [
        brand.name,
        label,
        headline,
        words.greeting,
        ...intro.split('\n\n'),
        cta,
        offer.code,
        offer.condition,
      ],
      [risks.heading, ...risks.items, solutions.heading, ...solutions.items, ...badges],
      [testimonial?.quote ?? '', testimonial?.by ?? '', mergeFields.sender],
      footerLinks(campaign).map(({ href }) => href),
    ].flat())
      for (const file of [html, text]) expect(file.toLowerCase()).toContain(part.toLowerCase());
    const links = [...html.matchAll(/ href="\S*utm_content=(\w+)/g)].map(([, at]) => at);
    expect(links).toEqual(['logo', 'picture', 'hero', 'offer']);
    const lists = [...html.matchAll(/<[ou]l [^]*?<\/[ou]l>/g)].map(
      ([list]) => list.split('<li ').length - 1,
    );
    expect(lists).toEqual([risks.items, solutions.items, badges].map(({ length }) => length));
    const { src, alt, dark } = emailPicture(campaign);
    expect(html).toContain(`src="${src}" alt="${alt}" width="${emailPictureSize.width}"`);
    expect(previewHtml(campaign, html)).toMatch(/<img [^>]*style="aspect-ratio:600\/220;/);
    const inDark = `media="(prefers-color-scheme: dark)" srcSet="${dark}"`;
    expect(html.includes(inDark)).toBe(campaign.audience.ad.display.colorScheme === 'light');
    const lines = text.split('\n');
    for (const { heading, items } of [risks, solutions])
      expect(lines.slice(lines.indexOf(heading) + 1)).toEqual(
        expect.arrayContaining(['-'.repeat(heading.length), `${listNumber(0)} ${items[0]}`]),
      );
    expect(lines[lines.indexOf(`${cta}:`) + 1]).toBe(emailLink(campaign, 'hero'));
    expect(text).not.toMatch(/[<>]|&\w+;/);
  });

  test('it has what inboxes need, nothing of React’s, no small text above its footer, and a preheader', () => {
    for (const [name, value] of [
      ['viewport', 'width=device-width, initial-scale=1'],
      ['color-scheme', 'light dark'],
      ['supported-color-schemes', 'light dark'],
    ])
      expect(content).toContain(`<meta name="${name}" content="${value}"/>`);
    const tables = content.match(/<table\b[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) expect(table).toMatch(/ role="presentation" width="(?:\d+|100%)"/);
    const note = `<!-- ${words.sample} -->`;
    expect(content.includes(note)).toBe(testimonial?.sample ?? false);
    expect(content.replace(note, '')).not.toMatch(/raw-markup|<!--(?!>|\[if|<!\[endif\])/);
    const body = content.slice(content.indexOf('<h1'), content.lastIndexOf('<table'));
    const sizes = [...body.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(15);
    expect(Math.min(...sizes)).toBe(16);
    // It fills 200 characters of the inbox, and can be left out.
    const hidden = /<div class="preheader" style="display:none[^"]*mso-hide:all">([^]*?)<\/div>/;
    const [block = '', preheader = ''] = hidden.exec(content) ?? [];
    const spaces = '\u034f\u200c\u00a0'.repeat(200 - email.preview.length);
    expect(preheader.replace('\n', '')).toBe(email.preview + spaces);
    expect(withoutPreheader(content)).toBe(content.replace(`${block}\n`, ''));
  });

  test('Outlook on Windows gets tables as wide as the email and its buttons, and its settings', () => {
    const matches = content.matchAll(/<!--\[if mso\]>([^]*?)<!\[endif\]-->/g);
    const [settings, ...tables] = Array.from(matches, ([, block = '']) => block.trim());
    // Outlook renders with Word, which takes the font from here, or else uses Times.
    expect(settings).toMatch(/<o:PixelsPerInch>96<[^]*<style>td,[\w,]+\{font-family:Arial,/);
    const widths = tables.map(
      (markup) => /^<table [^>]* width="(\d+)"/.exec(markup)?.[1] ?? markup,
    );
    const end = '</td></tr></table>';
    expect(widths).toEqual(['600', '320', end, '320', end, end]);
  });

  test('a button is a cell that grows with its label, in Outlook on Windows, too', () => {
    const buttons = [...content.matchAll(/<td align="center" class="on-action"[^]*?<\/td>/g)];
    expect(buttons).toHaveLength(2);
    for (const [button] of buttons) {
      expect(button).toContain('mso-padding-alt:14px 16px');
      expect(button).toContain(`background-color:${emailPalettes(brand).light.action}`);
      expect(button).toMatch(/<a href="https:\/\/[^"]*&amp;utm_medium=[^"]*"[^>]*>/);
      expect(button).toContain(`>${email.cta}</a>`);
      expect(button).not.toMatch(/(?<![-\w])(?:height|max-width)[:=]/);
    }
  });

  test('separate style sheets adapt it to phones and to dark mode', () => {
    // Without those for Outlook on Windows, which are in a comment.
    const seen = content.replace(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '');
    const styles = [...seen.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    const [typeface, phone, dark, outlookDark, ...more] = styles;
    expect(more).toEqual([]);
    expect(typeface).toContain(`src:url(${brand.origin}/`);
    expect(phone).toMatch(
      /^@media \(max-width:480px\)\{\n\.gutter\{.*\n\.logo\{.*\n\.headline\{.*\n\}$/,
    );
    const named = [...content.matchAll(/class="([^"]*)"/g)];
    const classes = named.flatMap(([, names = '']) => names.split(' '));
    expect(classes).toEqual(expect.arrayContaining(['gutter', 'logo', 'headline']));
    // Every color in the markup has a dark one, for clients that support dark mode and for Outlook
    // on the web.
    const colors = new Set(
      classes.filter((name) => !/^(?:gutter|headline|logo|preheader)$/.test(name)),
    );
    expect(colors.size).toBeGreaterThan(6);
    for (const name of colors) {
      expect(dark).toContain(`\n.${name}{`);
      expect(outlookDark).toMatch(new RegExp(`^\\[data-ogs[bc]\\] \\.${name}\\{`, 'm'));
    }
    // Outlook on the web marks elements that set a color. This one, around all the others, sets
    // both colors.
    expect(content).toMatch(/<div role="article"[^>]*style="background-color:#\w+;color:#\w+"/);
  });
});

const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const [first] = campaigns;

function withEmail(texts: Partial<Campaign['audience']['email']>): Campaign {
  const campaign = structuredClone(first);
  Object.assign(campaign.audience.email, texts);
  return campaign;
}

test('a text browser shows a blank line for the spaces after the preview, at most', async () => {
  for (const preview of [
    'x',
    'Short enough.',
    'x'.repeat(110),
    '診'.repeat(110),
    'x'.repeat(300),
  ]) {
    const { content } = await renderEmail(withEmail({ preview }));
    const [block = ''] = /<div class="preheader"[^]*?<\/div>/.exec(content) ?? [];
    const lines = block.split('\n');
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.filter((line) => Buffer.byteLength(line) > 998)).toEqual([]);
  }
});

test('each paragraph of the intro is one', async () => {
  const long = withEmail({ intro: 'One.\n\nTwo.\n\nThree.' });
  const { content } = await renderEmail(long);
  const matches = [...content.matchAll(/<p [^>]*margin:0 0 (\d+)px[^>]*>(One|Two|Three)\.<\/p>/g)];
  expect(matches.map(([, gap, word]) => `${word} ${gap}`)).toEqual([
    'One 12',
    'Two 12',
    'Three 20',
  ]);
  expect(emailText(long).split('\n\n')).toEqual(expect.arrayContaining(['One.', 'Two.', 'Three.']));
});

test.each([
  { headline: 'כל המכשירים מוגנים', intro: 'הצוות עובד מהבית.', direction: 'rtl' },
  { headline: 'Emberwall: احمِ عيادتك', intro: 'هل تعرف من فتح ملف المريض؟', direction: 'rtl' },
  { headline: 'Guard every laptop', intro: 'In Hebrew: הגן.', direction: 'ltr' },
  { headline: '24/7', intro: '100%', direction: 'ltr' },
])('$headline is written in its direction', async ({ direction, ...texts }) => {
  const { content } = await renderEmail(withEmail(texts));
  expect(content.match(/ dir="\w+"/g)).toEqual([` dir="${direction}"`, ` dir="${direction}"`]);
  const [start, margin] = direction === 'rtl' ? ['right', '0 32px 0 0'] : ['left', '0 0 0 32px'];
  expect(content).toContain(`text-align:${start}"`);
  expect(content).toContain(`<ol style="margin:${margin};`);
});

test('the logo is a picture with one for dark mode, and its name stays text', async () => {
  const logo = { file: 'logo.svg', size: [240, 60], dark: { file: 'dark.svg', size: [240, 60] } };
  const { content } = await renderEmail(
    withValues(first, { 'brand.logo': logo, 'brand.name': 'A' }),
  );
  const [, markup = ''] = /<picture>(.*?email-logo\.png.*?)<\/picture>/.exec(content) ?? [];
  expect(markup).toMatch(
    /<source media="\(prefers-color-scheme: dark\)" srcSet="\S+\/email-logo-dark\.png"/i,
  );
  // Where pictures are blocked, its name is there, once.
  expect(markup).toContain('alt=""');
  expect(content).toContain('>A</a>');
});

test('a quote is a sample until somebody replaces it, and can be left out', async () => {
  const quote = 'We know who opens what.';
  const note = first.email.words.sample;
  const [document] = documents;
  const emails = [`{placeholder}${quote}`, quote, '', undefined].map((quoteText) => {
    const edited = structuredClone(document);
    edited.audience.email.testimonial =
      quoteText === undefined ? undefined : { quote: quoteText, by: 'Ada' };
    return resolve(edited);
  });
  const texts = emails.map(emailText);
  const contents = await Promise.all(emails.map(renderEmail));
  const [sample, real, empty, none] = contents.map(({ content }) => content);
  expect(sample?.replace(`<!-- ${note} -->`, '')).toBe(real);
  expect(texts[0]?.replace(`[${note}]\n`, '')).toBe(texts[1]);
  const [rows = 0, rest = 0] = [real, none].map((html) => html?.split('"gutter rule"').length);
  expect([real?.includes(quote), rows - rest]).toEqual([true, 1]);
  expect(texts[1]?.replace(`${first.email.words.quote.replace('#', quote)}\nAda\n\n`, '')).toBe(
    texts[3],
  );
  expect([empty, texts[2]]).toEqual([none, texts[3]]);
});

test('the report’s first two lines, its last one, and its stamp are between the two lists', async () => {
  const { email, landing } = first.audience;
  const { report, hero } = landing;
  const { time, stopped } = hero.incident.drawing.signal;
  const [one, two, ...rest] = report.events;
  const shown = [one!, two!, ...rest.slice(-1)].flatMap((event) => [event.time, event.text]);
  const heading = 'What you’d have read';
  const [has, hasNot] = [{ heading }, undefined].map((part) => withEmail({ report: part }));
  for (const write of [
    emailText,
    async (campaign: Campaign) => unescaped((await renderEmail(campaign)).content),
  ]) {
    const file = await write(has!);
    const lines = [email.risks.heading, heading, report.title, ...shown, `${time} ${stopped}`];
    let from = 0;
    for (const line of [...lines, email.solutions.heading]) {
      from = file.indexOf(line, from);
      expect([line, from > 0]).toEqual([line, true]);
    }
    for (const { text } of rest.slice(0, -1)) expect(file).not.toContain(text);
    expect(await write(hasNot!)).not.toContain(shown[1]);
  }
});

test('every color is the brand’s, in light and in dark', async () => {
  const { light, dark } = first.brand.palette;
  const palette = {
    light: { ...light, accent: '#007777', text: '#110011' },
    dark: { ...dark, accent: '#55eeee', text: '#ffeeff' },
  };
  const { content } = await renderEmail({ ...first, brand: { ...first.brand, palette } });
  expect(content).toMatch(
    /<td align="center" class="on-action" style="[^"]*background-color:#007777/,
  );
  expect(content).toContain('.on-action{background-color:#55eeee!important}');
  expect(content).toMatch(/<h2 class="text" style="[^"]*color:#110011/);
  expect(content).toContain('.text{color:#ffeeff!important}');
  expect(content).not.toContain('var(');
});

test('the email leads to the offer, unless the audience has a link of its own', () => {
  const { audience, brand, email } = campaigns[0];
  const { origin, pathname, search, hash } = new URL(emailLink(campaigns[0], 'hero'));
  expect(origin + pathname).toBe(brand.origin + audience.landing.route);
  expect(search).toContain(`utm_source=${email.utm.source}&`);
  expect(hash).toBe('#offer');
  const link = 'https://shop.example/start#top';
  const target = new URL(emailLink({ ...campaigns[0], audience: { ...audience, link } }, 'hero'));
  expect(target.hash).toBe('#top');
});

test('React’s markup is made an email’s, however many pictures it has', () => {
  const preload = '<link rel="preload" as="image" href="https://a.example/1.png?a=1&amp;b=2"/>';
  const markup = `<head>${preload}${preload}</head><table cellPadding="0" cellSpacing="0"></table>`;
  const { content } = renderEmailWith(() => markup, campaigns[0]);
  expect(
    content.endsWith(`<head></head>
<table cellpadding="0" cellspacing="0"></table>
`),
  ).toBe(true);
});
