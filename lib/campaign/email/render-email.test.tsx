/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { campaignLink } from '../campaign-link';
import { emailPicture, emailPictureSize } from './picture';
import { emailPalettes } from './palettes';
import { renderEmail } from './render-email';
import { withoutPreheader } from './merge-tags';

const emails = campaigns.map((campaign) => [campaign.audience.id, campaign] as const);

test.each(emails)(
  '%s: the email is one complete document with all of its content',
  async (_, campaign) => {
    const { audience, brand, offer } = campaign;
    const { email } = audience;
    const { words, mergeFields, utm } = campaign.email;
    const { subject, preview, content } = await renderEmail(campaign);
    expect([subject, preview]).toEqual([email.subject, email.preview]);
    expect(content).toMatch(/^<!DOCTYPE html[^]*<\/html>\s*$/);
    expect(content).toMatch(/<html [^>]*lang="en" dir="ltr"/);
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
      email.testimonial.quote,
      email.testimonial.by,
      offer.code,
      email.cta,
      ...email.badges,
      words.greeting,
      mergeFields.sender,
      `href="${mergeFields.preferences}"`,
      `href="${mergeFields.unsubscribe}"`,
      `href="${mergeFields.viewInBrowser}"`,
    ]) {
      expect(text).toContain(part);
    }
    const link = campaignLink(campaign, utm);
    // The logo, the picture, and the two buttons, which Outlook gets in VML.
    expect(text.split(`href="${link}"`)).toHaveLength(7);
    // The picture shows the first key visual, and its alternative text says so.
    const { src } = emailPicture(campaign);
    const { description } = audience.ad.display.keyVisuals[0];
    expect(text).toContain(`src="${src}" alt="${description}" width="${emailPictureSize.width}"`);
  },
);

test.each(emails)('%s: no text above the footer is smaller than 16 pixels', async (_, campaign) => {
  const { content } = await renderEmail(campaign);
  const body = content.slice(content.indexOf('<h1'), content.lastIndexOf('<table'));
  const sizes = [...body.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.min(...sizes)).toBe(16);
});

test.each(emails)(
  '%s: has the meta tags and table attributes that inboxes need',
  async (_, campaign) => {
    const { content } = await renderEmail(campaign);
    for (const [name, value] of [
      ['viewport', 'width=device-width, initial-scale=1'],
      ['color-scheme', 'light dark'],
      ['supported-color-schemes', 'light dark'],
    ])
      expect(content).toContain(`<meta name="${name}" content="${value}"/>`);
    const tables = content.match(/<table\b[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) expect(table).toMatch(/ role="presentation" width="(?:\d+|100%)"/);
    // No leftovers from React or from our own code that aren't HTML.
    const note = `<!-- ${campaign.email.words.sample} -->`;
    expect(content.includes(note)).toBe(campaign.audience.email.testimonial.sample ?? false);
    expect(content.replace(note, '')).not.toMatch(/raw-markup|<!--(?!>|\[if|<!\[endif\])/);
  },
);

test.each(emails)(
  '%s: Outlook on Windows gets its own table, button and settings',
  async (_, campaign) => {
    const { content } = await renderEmail(campaign);
    const blocks = [...content.matchAll(/<!--\[if mso\]>([^]*?)<!\[endif\]-->/g)].map(
      ([, block = '']) => block.trim(),
    );
    const [settings, tableStart, button, again, tableEnd, ...more] = blocks;
    expect(again).toBe(button);
    expect(settings).toContain('<o:PixelsPerInch>96</o:PixelsPerInch>');
    expect(tableStart).toMatch(
      /^<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0">\s*<tr>\s*<td>$/,
    );
    expect(tableEnd).toBe('</td></tr></table>');
    expect(more).toEqual([]);
    // Outlook renders with Word, which takes the font from here, or else uses Times.
    expect(settings).toMatch(
      /<style>td,p,h1,h2,a\{font-family:Arial,sans-serif;mso-line-height-rule:exactly\}<\/style>$/,
    );
    expect(button).toContain('height:52px;v-text-anchor:middle;width:320px;');
    expect(button).toContain(`fillcolor="${emailPalettes(campaign.brand).light.action}"`);
    // A radius of 4 px on a height of 52 px.
    expect(button).toMatch(/^<v:roundrect .* arcsize="8%" .*<\/v:roundrect>$/s);
    expect(button).toContain(`>${campaign.audience.email.cta}</center>`);
    expect(button).toMatch(/ href="https:\/\/[^"]*&amp;utm_medium=[^"]*"/);
    // The same button again for every other client. Outlook skips it.
    expect(content).toMatch(/<!--\[if !mso\]><!-->\s*<a [^>]*>[^<]*<\/a><!--<!\[endif\]-->/);
  },
);

test.each(emails)('%s: the preheader fills 200 characters of the inbox', async (_, campaign) => {
  const { content } = await renderEmail(campaign);
  const [, preheader = ''] =
    /<div class="preheader" style="display:none[^"]*mso-hide:all">([^]*?)<\/div>/.exec(content) ??
    [];
  expect(preheader.startsWith(campaign.audience.email.preview)).toBe(true);
  const padding = preheader.slice(campaign.audience.email.preview.length);
  const spaces = padding.match(/&#847;&zwnj;&nbsp;/g) ?? [];
  expect(padding.replaceAll('\n', '')).toBe(spaces.join(''));
  expect(campaign.audience.email.preview.length + spaces.length).toBe(200);
  const without = withoutPreheader(content);
  expect(without).not.toContain(campaign.audience.email.preview);
  expect(content.length - without.length).toBeLessThan(preheader.length + 200);
});

test.each(emails)(
  '%s: separate style sheets adapt it to phones and to dark mode',
  async (_, campaign) => {
    const { content } = await renderEmail(campaign);
    // Without those for Outlook on Windows, which are in a comment.
    const seen = content.replace(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '');
    const [phone = '', dark = '', outlookDark = '', ...more] = seen
      .split('<style>')
      .slice(1)
      .map((part) => part.slice(0, part.indexOf('</style>')));
    expect(more).toEqual([]);
    expect(phone).toMatch(/^@media \(max-width:480px\)\{\n\.gutter\{.*\n\.headline\{.*\n\}$/);
    for (const name of ['gutter', 'headline'])
      expect(content).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
    // Every color in the markup has a dark one, for clients that support dark mode and for Outlook on the web.
    const classes = [...content.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const colors = new Set(
      classes.filter((name) => !['gutter', 'headline', 'preheader'].includes(name)),
    );
    expect(colors.size).toBeGreaterThan(8);
    for (const name of colors) {
      expect(dark).toContain(`\n.${name}{`);
      expect(outlookDark).toMatch(new RegExp(`^\\[data-ogs[bc]\\] \\.${name}\\{`, 'm'));
    }
    // Outlook on the web marks elements that set a color. This one, around all the others, sets both colors.
    expect(content).toMatch(/<div role="article"[^>]*style="background-color:#\w+;color:#\w+"/);
  },
);

const [campaign] = campaigns;

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
  expect(
    drawn.match(/<td colspan="\d" width="\d+" height="5" class="on-(paper|accent)"/g),
  ).toHaveLength(2);
  expect(drawn).toContain('<td colspan="2" width="10"');
  expect(await drawnMark()).toMatch(/class="on-accent"[^>]*>\s*<p [^>]*>Q<\/p>/);
});

test('every color is the brand’s, in light and in dark', async () => {
  const { light, dark } = campaign.brand.palette;
  const brand = {
    ...campaign.brand,
    palette: {
      light: { ...light, accent: '#007777', danger: '#cc0011' },
      dark: { ...dark, accent: '#55eeee', danger: '#ff8877' },
    },
  };
  const { content } = await renderEmail({ ...campaign, brand });
  expect(content).toContain('fillcolor="#007777"');
  expect(content).toContain('.on-action{background-color:#55eeee!important}');
  expect(content).toMatch(/<h2 class="danger" style="[^"]*color:#cc0011/);
  expect(content).toContain('.danger{color:#ff8877!important}');
  expect(content).not.toContain('var(');
});
