/**
 * What must be true of every email before it's sent to anyone.
 * @jest-environment node
 */
import { campaigns } from '@/lib/campaigns';
import { toleratedFeatures } from '@/content/email-clients';
import { emailBytes } from '@/content/schema/email';
import { emailFiles } from '@/lib/campaign/email/email-files';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { emailSupport } from './email-support';

const emails = Promise.all(
  campaigns.map(async (campaign) => {
    const { html, txt } = emailFiles(campaign, await renderEmail(campaign));
    return { id: campaign.audience.id, html, txt };
  }),
);

/** Each picture without alternative text, or without a width, which Outlook on Windows needs. */
function pictureProblems(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !['alt', 'width'].every((name) => tag.includes(` ${name}="`)));
}

/** Each address that wouldn't work from an inbox. */
function linkProblems(html: string): string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/gi)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('https://') || !URL.canParse(address));
}

test('no email is so long that Gmail would clip it', async () => {
  for (const { id, html } of await emails) {
    const bytes = Buffer.byteLength(html);
    if (bytes > emailBytes.warn) console.warn(`The email to ${id} has ${bytes} bytes.`);
    expect(bytes).toBeLessThanOrEqual(emailBytes.limit);
  }
});

test('no line is so long that a mail server could refuse it', async () => {
  const lines = (await emails).flatMap(({ html, txt }) => `${html}\n${txt}`.split('\n'));
  expect(lines.filter((line) => Buffer.byteLength(line) > 998)).toEqual([]);
});

test('the tolerated features are exactly those that some mail program lacks', async () => {
  const clients = emailSupport((await emails).map(({ html }) => html));
  expect(clients.filter(({ passes }) => !passes)).toEqual([]);
  const lacking = clients.flatMap(({ id, unsupported }) =>
    unsupported.map((feature) => `${id}: ${feature}`),
  );
  const answered = toleratedFeatures.flatMap(({ features, clients: ids }) =>
    ids.flatMap((id) => features.map((feature) => `${id}: ${feature}`)),
  );
  expect(answered.length).toBeGreaterThan(10);
  expect(lacking.toSorted()).toEqual(answered.toSorted());
});

test('we know how each mail program treats the dark colors', () => {
  const dark = Object.fromEntries(emailSupport([]).map((client) => [client.id, client.dark]));
  expect(dark).toMatchObject({
    'apple-mail.ios': 'authored',
    'outlook.outlook-com': 'adjusted',
    'gmail.ios': 'own',
  });
});

test('a feature that a program lacks is found', () => {
  const clients = emailSupport(['<div style="display:grid"><p style="position:fixed">x</p></div>']);
  const outlook = clients.find(({ name }) => name === 'Outlook, Windows');
  expect(outlook).toMatchObject({ passes: false, unsupported: ['display:grid', 'position'] });
});

test('every picture has alternative text and a width', async () => {
  for (const { html } of await emails) expect(pictureProblems(html)).toEqual([]);
  expect(pictureProblems('<img src="a.png" alt="" width="1"/>')).toEqual([]);
  expect(pictureProblems('<img src="a.png" width="1"><img alt="x">')).toHaveLength(2);
});

test('every link is a whole https address', async () => {
  for (const { html } of await emails) {
    expect(html).toContain(' href="https://');
    expect(linkProblems(html)).toEqual([]);
  }
  const odd = ['/smart-home', '', '#top', 'http://a.example', 'mailto:a@a.example', 'https://'];
  expect(linkProblems(odd.map((href) => `<a href="${href}">`).join(''))).toEqual(odd);
});
