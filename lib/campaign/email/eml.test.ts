import PostalMime from 'postal-mime';
import { readMailboxes } from '@/content/schema/mailbox';
import { campaigns } from '@/lib/campaigns';
import { emlDraft } from './eml';
import { emailDraft } from './email-files';
import { renderEmail } from './render-email';

const stamp = { at: new Date('2026-11-24T11:36:05Z'), id: 'a1' };
const given = {
  from: 'Ada <ada@mail.example>',
  to: 'Grace <grace@mail.example>',
  subject: 'x',
  text: 'x',
  html: 'x',
  unsubscribe: 'https://mail.example/unsubscribe',
  stamp,
};

// What its parts say is in lib/properties/edits.test.ts.
test.each(campaigns)('$audience.id: the draft has both parts, and is unsent', async (campaign) => {
  const eml = emailDraft(campaign, await renderEmail(campaign), { stamp });
  const draft = await PostalMime.parse(eml);
  const { from, to } = campaign.email.draft;
  expect(`${draft.from?.name} <${draft.from?.address}>`).toBe(from);
  expect(draft.to?.map(({ name, address }) => `${name} <${address}>`)).toEqual([to]);
  const headers = Object.fromEntries(draft.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'x-unsent': '1',
    date: 'Tue, 24 Nov 2026 11:36:05 +0000',
    'message-id': `<a1@${new URL(campaign.brand.origin).hostname}>`,
    'list-unsubscribe': `<${campaign.email.mergeFields.unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'content-type': expect.stringContaining('multipart/alternative'),
  });
  for (const type of ['plain', 'html'])
    expect(eml).toContain(`Content-Type: text/${type}; charset=utf-8\r\n`);
  expect(eml).toMatch(/\r\n--[^\r\n]+--\r\n$/);
});

test('a draft has the pictures that aren’t at their addresses', async () => {
  const bytes = Uint8Array.from({ length: 99 }, (_, index) => index);
  const pictures = new Map([['https://x.example/email.png', bytes]]);
  const html = '<img src="https://x.example/email.png">';
  const eml = emlDraft({ ...given, html, pictures });
  const { attachments, ...read } = await PostalMime.parse(eml, { attachmentEncoding: 'base64' });
  const [{ contentId = '' } = {}] = attachments;
  const content = Buffer.from(bytes).toString('base64');
  expect(attachments).toMatchObject([{ mimeType: 'image/png', related: true, content }]);
  expect(read.html?.trim()).toBe(`<img src="cid:${contentId.slice(1, -1)}">`);
  expect(read.text?.trim()).toBe('x');
});

test.each([
  { script: 'Japanese', text: '新しい診療所の予約が始まりました。'.repeat(60) },
  { script: 'Thai', text: 'ปกป้องบ้านของคุณตลอดเวลา'.repeat(60) },
  { script: 'Arabic', text: 'احمِ عيادتك من الاختراق '.repeat(60).trim() },
  { script: 'emoji', text: '👩🏽‍⚕️🔥🇯🇵'.repeat(200) },
  { script: 'one word of 5,000 letters', text: 'x'.repeat(5000) },
  { script: 'separators of parts', text: '--=_alternatives--\n--=_pictures\n=_' },
])('a draft in $script arrives as it was written', async ({ text }) => {
  const subject = text.replaceAll('\n', ' ');
  const html = `<p>${text}</p>`;
  const name = Array.from(subject).slice(0, 40).join('').trim();
  const eml = emlDraft({ ...given, from: `${name} <a@x.example>`, subject, text, html });
  expect(eml).toMatch(/^[\x20-\x7e\r\n]*$/);
  const lines = eml.split('\r\n');
  expect(lines.filter((line) => line.length > 76 || line.includes('\n'))).toEqual([]);
  const read = await PostalMime.parse(eml);
  const trimmed = [read.text, read.html].map((part) => part?.trim().replaceAll('\r\n', '\n'));
  expect([read.subject, ...trimmed]).toEqual([subject, text, html]);
  expect(read.from).toMatchObject({ address: 'a@x.example', name });
});

test.each([
  { header: 'Ada Lovelace <ada@mail.example>', people: ['Ada Lovelace <ada@mail.example>'] },
  { header: 'ada@mail.example', people: ['<ada@mail.example>'] },
  { header: 'Müller <a@mail.example>', people: ['Müller <a@mail.example>'] },
  { header: '"Müller, Anna" <a@mail.example>', people: ['Müller, Anna <a@mail.example>'] },
  { header: '"Smith, John" <j@mail.example>', people: ['Smith, John <j@mail.example>'] },
  { header: '"J. \\"Jo\\" Smith" <j@x.example>', people: ['J. "Jo" Smith <j@x.example>'] },
  { header: String.raw`"a\\" <b@x.example>`, people: [String.raw`a\ <b@x.example>`] },
  { header: '=?UTF-8?B?aGk=?= <b@x.example>', people: ['=?UTF-8?B?aGk=?= <b@x.example>'] },
  { header: '田中 花子 <t@mail.example>', people: ['田中 花子 <t@mail.example>'] },
  {
    header: 'Ada <a@x.example>, "B, C" <b@x.example>,c@x.example',
    people: ['Ada <a@x.example>', 'B, C <b@x.example>', '<c@x.example>'],
  },
  { header: 'Anna <anna@bücher.example>', people: ['Anna <anna@xn--bcher-kva.example>'] },
])('a draft to $header goes to $people', async ({ header, people }) => {
  const eml = emlDraft({ ...given, to: header });
  expect(eml).toMatch(/^[\x20-\x7e\r\n]*$/);
  const { to = [] } = await PostalMime.parse(eml);
  expect(to.map(({ name, address }) => `${name} <${address}>`.trim())).toEqual(people);
});

test.each([
  '',
  'Ada',
  'Ada <ada>',
  'Smith, John <j@x.example>',
  '"Ada <a@x.example>',
  'Ada <a@x.example>,',
  'Ada <a@x example>',
  'Ada <a@x.example>\nBcc: b@x.example',
])('nobody can be reached at %j', (header) => expect(readMailboxes(header)).toEqual([]));
