/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { emailLink } from '../campaign-link';
import { emailPicture, emailPictureSize } from './picture';
import { emailPalettes } from './styles';
import { renderEmail } from './render-email';
import { emailText, listNumber } from './text';
import { withoutPreheader } from './apply-merge-tags';

describe.each(campaigns.map((each) => [each.audience.id, each] as const))('%s', (_, each) => {
  const { audience, brand, offer } = each;
  const { email, ad } = audience;
  const { words, mergeFields } = each.email;
  let [subject, preview, content] = ['', '', ''];

  beforeAll(async () => ({ subject, preview, content } = await renderEmail(each)));

  test('the email is one complete document with all of its content', () => {
    expect([subject, preview]).toEqual([email.subject, email.preview]);
    expect(content).toMatch(/^<!DOCTYPE html[^]*<html [^>]*lang="en" dir="ltr"[^]*<\/html>\s*$/);
    const text = content.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const part of [
      brand.name,
      email.label,
      email.headline,
      email.intro,
      email.risks.heading,
      ...email.risks.items,
      email.solutions.heading,
      ...email.solutions.items,
      ...(email.testimonial ? [email.testimonial.quote, email.testimonial.by] : []),
      offer.code,
      email.cta,
      ...email.badges,
      words.greeting,
      mergeFields.sender,
      `href="${mergeFields.preferences}"`,
      `href="${mergeFields.unsubscribe}"`,
      `href="${mergeFields.viewInBrowser}"`,
    ])
      expect(text).toContain(part);
    // The picture and the two buttons, which Outlook gets in VML.
    expect(text.split(`href="${emailLink(each)}"`)).toHaveLength(6);
    // The picture shows the first key visual, and its alternative text says so.
    const { description } = ad.display.keyVisuals[0];
    expect(text).toContain(
      `src="${emailPicture(each).src}" alt="${description}" width="${emailPictureSize.width}"`,
    );
  });

  test('the plain text says what the email says, with its lists and its links', () => {
    const text = emailText(each);
    const lines = text.split('\n');
    for (const part of [
      email.label,
      words.greeting,
      email.intro,
      ...(email.testimonial?.sample ? [`[${words.sample}]`] : []),
      ...(email.testimonial ? [`"${email.testimonial.quote}"`, email.testimonial.by] : []),
      ...[email.risks, email.solutions].flatMap(({ items }) =>
        items.map((item, index) => `${listNumber(index)} ${item}`),
      ),
      ...email.badges.map((item) => `- ${item}`),
      `${words.preferences}: ${mergeFields.preferences}`,
      `${words.unsubscribe}: ${mergeFields.unsubscribe}`,
      `${words.viewInBrowser}: ${mergeFields.viewInBrowser}`,
    ])
      expect(lines).toContain(part);
    for (const [heading, line] of [
      [email.headline, '='],
      [email.risks.heading, '-'],
      [email.solutions.heading, '-'],
    ] as const)
      expect(lines[lines.indexOf(heading) + 1]).toBe(line.repeat(heading.length));
    expect(lines[lines.indexOf(`${email.cta}:`) + 1]).toBe(emailLink(each));
    expect(text).toContain(offer.code);
    expect(text).toContain(mergeFields.sender);
    expect(text).not.toMatch(/[<>]|&\w+;/);
  });

  test('no text above the footer is smaller than 16 pixels', () => {
    const body = content.slice(content.indexOf('<h1'), content.lastIndexOf('<table'));
    const sizes = [...body.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(15);
    expect(Math.min(...sizes)).toBe(16);
  });

  test('it has the meta tags and table attributes that inboxes need, and nothing of React’s', () => {
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
    expect(content.includes(note)).toBe(email.testimonial?.sample ?? false);
    expect(content.replace(note, '')).not.toMatch(/raw-markup|<!--(?!>|\[if|<!\[endif\])/);
  });

  test('Outlook on Windows gets its own table, button and settings', () => {
    const blocks = [...content.matchAll(/<!--\[if mso\]>([^]*?)<!\[endif\]-->/g)].map(
      ([, block = '']) => block.trim(),
    );
    const [settings, tableStart, button, again, tableEnd, ...more] = blocks;
    expect(again).toBe(button);
    expect(tableStart).toMatch(
      /^<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0">\s*<tr>\s*<td>$/,
    );
    expect([tableEnd, ...more]).toEqual(['</td></tr></table>']);
    // Outlook renders with Word, which takes the font from here, or else uses Times.
    expect(settings).toMatch(
      /<o:PixelsPerInch>96<\/o:PixelsPerInch>[^]*<style>td,p,h1,h2,a\{font-family:Arial,sans-serif;mso-line-height-rule:exactly\}<\/style>$/,
    );
    expect(button).toContain('height:52px;v-text-anchor:middle;width:320px;');
    expect(button).toContain(`fillcolor="${emailPalettes(brand).light.action}"`);
    // A radius of 4 px on a height of 52 px.
    expect(button).toMatch(/^<v:roundrect .* arcsize="8%" .*<\/v:roundrect>$/s);
    expect(button).toContain(`>${email.cta}</center>`);
    expect(button).toMatch(/ href="https:\/\/[^"]*&amp;utm_medium=[^"]*"/);
    // The same button again for every other client. Outlook skips it.
    expect(content).toMatch(/<!--\[if !mso\]><!-->\s*<a [^>]*>[^<]*<\/a><!--<!\[endif\]-->/);
  });

  test('the preheader fills 200 characters of the inbox, and can be left out', () => {
    const [block = '', preheader = ''] =
      /<div class="preheader" style="display:none[^"]*mso-hide:all">([^]*?)<\/div>/.exec(content) ??
      [];
    const spaces = '&#847;&zwnj;&nbsp;'.repeat(200 - email.preview.length);
    expect(preheader.replaceAll('\n', '')).toBe(email.preview + spaces);
    expect(withoutPreheader(content)).toBe(content.replace(`${block}\n`, ''));
  });

  test('separate style sheets adapt it to phones and to dark mode', () => {
    // Without those for Outlook on Windows, which are in a comment.
    const seen = content.replace(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '');
    const sheets = [...seen.matchAll(/<style>([^]*?)<\/style>/g)].map(([, sheet = '']) => sheet);
    const [phone, dark, outlookDark, ...more] = sheets;
    expect(more).toEqual([]);
    expect(phone).toMatch(/^@media \(max-width:480px\)\{\n\.gutter\{.*\n\.headline\{.*\n\}$/);
    const classes = [...content.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes).toEqual(expect.arrayContaining(['gutter', 'headline']));
    // Every color in the markup has a dark one, for clients that support dark mode and for Outlook
    // on the web.
    const colors = new Set(classes.filter((name) => !/^(?:gutter|headline|preheader)$/.test(name)));
    expect(colors.size).toBeGreaterThan(8);
    for (const name of colors) {
      expect(dark).toContain(`\n.${name}{`);
      expect(outlookDark).toMatch(new RegExp(`^\\[data-ogs[bc]\\] \\.${name}\\{`, 'm'));
    }
    // Outlook on the web marks elements that set a color. This one, around all the others, sets
    // both colors.
    expect(content).toMatch(/<div role="article"[^>]*style="background-color:#\w+;color:#\w+"/);
  });
});

const [campaign] = campaigns;

test('each paragraph of the intro is one', async () => {
  const long = structuredClone(campaign);
  long.audience.email.intro = 'One.\n\nTwo.\n\nThree.';
  const { content } = await renderEmail(long);
  const found = [...content.matchAll(/<p [^>]*margin:0 0 (\d+)px[^>]*>(One|Two|Three)\.<\/p>/g)];
  expect(found.map(([, gap, word]) => [gap, word])).toEqual([
    ['12', 'One'],
    ['12', 'Two'],
    ['20', 'Three'],
  ]);
  expect(emailText(long).split('\n\n')).toEqual(expect.arrayContaining(['One.', 'Two.', 'Three.']));
});

/** How the brand's mark is drawn in an email, with these cells or without any. */
async function drawnMark(cells?: Campaign['brand']['mark']['cells']) {
  const brand = { ...campaign.brand, name: 'Quartz', mark: { ...campaign.brand.mark, cells } };
  const { content } = await renderEmail({ ...campaign, brand });
  return content.slice(content.indexOf('width="34"'), content.indexOf('>Quartz<'));
}

test('the mark is drawn from its cells, or else is the brand’s first letter', async () => {
  const drawn = await drawnMark([
    [{ columns: 2, color: 'paper' }],
    [{ columns: 1, color: 'accent' }],
  ]);
  const cells = drawn.match(/<td colspan="\d" width="\d+" height="5" class="on-(paper|accent)"/g);
  expect(cells).toHaveLength(2);
  expect(drawn).toContain('<td colspan="2" width="10"');
  expect(await drawnMark()).toMatch(/class="on-accent"[^>]*>\s*<p [^>]*>Q<\/p>/);
});

test('a quote can be left out', async () => {
  const quote = 'We know who opens what.';
  const [withQuote, without] = [structuredClone(campaign), structuredClone(campaign)];
  withQuote.audience.email.testimonial = { quote, by: 'Ada' };
  delete without.audience.email.testimonial;
  const [one, other] = await Promise.all([renderEmail(withQuote), renderEmail(without)]);
  const rows = ({ content }: typeof one) => content.split('class="gutter rule"').length;
  expect([one.content.includes(quote), rows(one) - rows(other)]).toEqual([true, 1]);
  const [text, textWithout] = [emailText(withQuote), emailText(without)];
  expect(text.replace(`"${quote}"\nAda\n\n`, '')).toBe(textWithout);
});

test('every color is the brand’s, in light and in dark', async () => {
  const { light, dark } = campaign.brand.palette;
  const brand = {
    ...campaign.brand,
    palette: {
      light: { ...light, accent: '#007777', text: '#110011' },
      dark: { ...dark, accent: '#55eeee', text: '#ffeeff' },
    },
  };
  const { content } = await renderEmail({ ...campaign, brand });
  expect(content).toContain('fillcolor="#007777"');
  expect(content).toContain('.on-action{background-color:#55eeee!important}');
  expect(content).toMatch(/<h2 class="text" style="[^"]*color:#110011/);
  expect(content).toContain('.text{color:#ffeeff!important}');
  expect(content).not.toContain('var(');
});

test('the email leads to the offer, unless the audience has a link of its own', () => {
  const { audience, brand, email } = campaigns[0];
  const { origin, pathname, search, hash } = new URL(emailLink(campaigns[0]));
  expect(origin + pathname).toBe(brand.origin + audience.landing.route);
  expect(search).toContain(`utm_source=${email.utm.source}&`);
  expect(hash).toBe('#offer');
  const link = 'https://shop.example/start#top';
  const own = new URL(emailLink({ ...campaigns[0], audience: { ...audience, link } }));
  expect(own.hash).toBe('#top');
});
