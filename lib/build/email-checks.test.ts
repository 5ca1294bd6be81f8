/** What must be true of every email before it's sent to anyone. */
import { campaigns } from '@/lib/campaigns';
import { toleratedFeatures } from '@/content/email-clients';
import { emailBytes } from '@/content/schema/email';
import { emailFiles } from '@/lib/campaign/email/email-files';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { emailSupport } from './email-report';

const emails = Promise.all(
  campaigns.map(async (campaign) => {
    const { html, txt } = emailFiles(campaign, await renderEmail(campaign));
    return { id: campaign.audience.id, html, txt };
  }),
);

const linkProblems = (html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/gi)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('https://') || !URL.canParse(address));

test('no email is clipped or has a line that servers refuse; its links are whole https addresses', async () => {
  for (const { id, html, txt } of await emails) {
    const bytes = Buffer.byteLength(html);
    if (bytes > emailBytes.warn) console.warn(`The email to ${id} has ${bytes} bytes.`);
    expect(bytes).toBeLessThanOrEqual(emailBytes.limit);
    const lines = `${html}\n${txt}`.split('\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 998)).toEqual([]);
    expect(html).toContain(' href="https://');
    expect(linkProblems(html)).toEqual([]);
  }
  const odd = ['/smart-home', '', '#top', 'http://a.example', 'mailto:a@a.example', 'https://'];
  expect(linkProblems(odd.map((href) => `<a href="${href}">`).join(''))).toEqual(odd);
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

test('what a program lacks is found, and how it treats the dark colors', () => {
  const clients = emailSupport(['<div style="display:grid"><p style="position:fixed">x</p></div>']);
  const outlook = clients.find(({ name }) => name === 'Outlook, Windows');
  expect(outlook).toMatchObject({ passes: false, unsupported: ['display:grid', 'position'] });
  expect(Object.fromEntries(clients.map(({ id, dark }) => [id, dark]))).toMatchObject({
    'apple-mail.ios': 'authored',
    'outlook.outlook-com': 'adjusted',
    'gmail.ios': 'own',
  });
});
