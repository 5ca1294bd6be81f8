/** What must be true of every email before it's sent to anyone. */
import { caniemail } from 'caniemail';
import PostalMime from 'postal-mime';
import { emailClients, toleratedFeatures } from '@/content/market/email-clients';
import { emailBytes } from '@/content/schema/email';
import { emailFiles } from '@/lib/campaign/email/email-files';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { outputsOf } from '@/lib/campaign/outputs/outputs';
import { campaigns } from '@/lib/campaigns';
import { renderer } from './pictures/renderer';

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

test('an exported draft has a date and an id, and is the same in each build', async () => {
  const drafts = campaigns.flatMap((campaign) =>
    outputsOf(campaign).filter(({ path }) => path === 'email.eml'),
  );
  expect(drafts).toHaveLength(campaigns.length);
  const made = await Promise.all(drafts.map(async ({ make }) => String(await make(renderer))));
  const again = await Promise.all(drafts.map(async ({ make }) => String(await make(renderer))));
  expect(again).toEqual(made);
  const read = await Promise.all(made.map((draft) => PostalMime.parse(draft)));
  for (const { date = '' } of read) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(campaigns.length);
});

/** The features of some emails that mail programs lack: `outlook.windows: overflow`. */
function lackingIn(documents: string[]): string[] {
  const gaps = documents.flatMap((email) => {
    // The checker throws for this property, because its data has it for only some programs: all but
    // Outlook on Windows break a long word with it, or by themselves.
    const html = email.replaceAll('word-wrap:break-word', '');
    const { errors } = caniemail({ clients: [...emailClients], html }).issues;
    return [...errors].flatMap(([client, lacks]) =>
      lacks.map(({ title }) => `${client}: ${title}`),
    );
  });
  return [...new Set(gaps)].toSorted();
}

test('the tolerated features are exactly those that some mail program lacks', async () => {
  const tolerated = toleratedFeatures.flatMap(({ features, clients }) =>
    clients.flatMap((client) => features.map((feature) => `${client}: ${feature}`)),
  );
  expect(tolerated.length).toBeGreaterThan(10);
  expect(lackingIn((await emails).map(({ html }) => html))).toEqual(tolerated.toSorted());
});

test('what a program lacks is found', () => {
  const email = '<div style="display:grid"><p style="position:fixed">x</p></div>';
  expect(lackingIn([email])).toEqual(
    expect.arrayContaining(['outlook.windows: display:grid', 'outlook.windows: position']),
  );
});
