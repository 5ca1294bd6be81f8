import PostalMime from 'postal-mime';
import { campaigns } from '@/lib/campaigns';
import { emlDraft } from './eml';
import { emailFiles } from './email-files';
import { renderEmail } from './render-email';

const unsubscribe = 'https://mail.example/unsubscribe';
const given = { from: 'Ada <ada@mail.example>', to: 'Grace <grace@mail.example>', unsubscribe };

// What its parts say is in lib/properties/edits.test.ts.
test.each(campaigns)('$audience.id: the draft has both parts, and is unsent', async (campaign) => {
  const { eml } = emailFiles(campaign, await renderEmail(campaign));
  const draft = await PostalMime.parse(eml);
  const { from, to } = campaign.email.draft;
  expect(`${draft.from?.name} <${draft.from?.address}>`).toBe(from);
  expect(draft.to?.map(({ name, address }) => `${name} <${address}>`)).toEqual([to]);
  const headers = Object.fromEntries(draft.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'x-unsent': '1',
    'list-unsubscribe': `<${campaign.email.mergeFields.unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'content-type': expect.stringContaining('multipart/alternative'),
  });
  for (const type of ['plain', 'html'])
    expect(eml).toContain(`Content-Type: text/${type}; charset=utf-8\r\n`);
  expect(eml).toMatch(/\r\n--[^\r\n]+--\r\n$/);
});

const draft = (text: string, subject = 'x') => emlDraft({ ...given, subject, text, html: '' });

test('a draft has the pictures that aren’t at their addresses', async () => {
  const bytes = Uint8Array.from({ length: 99 }, (_, index) => index);
  const pictures = new Map([['https://x.example/email.png', bytes]]);
  const html = '<img src="https://x.example/email.png">';
  const eml = emlDraft({ ...given, subject: 'x', text: 'x', html, pictures });
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

test('a draft made in a browser has a date and an id; a build’s has neither, and stays the same', () => {
  const stamp = { at: new Date('2026-11-24T11:36:05Z'), id: 'a1@mail.example' };
  const eml = emlDraft({ ...given, subject: 'x', text: '', html: '', stamp });
  const headers = 'Date: Tue, 24 Nov 2026 11:36:05 +0000\r\nMessage-ID: <a1@mail.example>';
  expect(eml).toContain(`\r\n${headers}\r\n`);
  expect(draft('x')).not.toMatch(/^(?:Date|Message-ID):/m);
});
