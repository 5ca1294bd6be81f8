import { load } from 'cheerio';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { documents } from '@/content/campaigns';
import { typeface } from '@/lib/export/pictures/typeface';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { emailDraft, emailFiles } from '@/lib/campaign/email/email-files';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { editsPrefix, fromFragment, toFragment } from '@/lib/campaign/edits/link';
import { anySavedEdits, campaignWith, editedBy } from './any-edits';
import { property, slowProperty, strangeText } from './property';

const json = fc.jsonValue({ stringUnit: 'binary' });

property('any value comes back from a link', [json], async (given) => {
  const plain: unknown = JSON.parse(JSON.stringify(given));
  expect(await fromFragment(await toFragment(given))).toEqual(plain);
});

const bytes = fc.uint8Array({ maxLength: 300 });

property('any fragment is a value or nothing', [strangeText, bytes], async (text, packed) => {
  expect(await fromFragment(text)).toBeUndefined();
  const fragments = [text, Buffer.from(packed).toString('base64url')];
  await Promise.all(fragments.map((fragment) => fromFragment(editsPrefix + fragment)));
});

slowProperty(
  'any text is inside its picture, or a misfit',
  [anySavedEdits, fc.nat(40)],
  (saved, index) => {
    const { campaign } = editedBy(saved);
    const pictures = adPictures(campaign);
    const picture = pictures[index % pictures.length]!;
    const { texts, width, height } = composePicture(campaign, picture, typeface);
    for (const { x, y, width: wide, height: high, excess, path } of texts) {
      const isInside = x >= 0 && y >= -1 && x + wide <= width + 1 && y + high <= height + 1;
      expect([path, isInside || excess !== undefined]).toEqual([path, true]);
    }
  },
);

/** What an email is made of: its elements, their attributes, and its conditional comments. */
function anatomy(html: string) {
  const $ = load(html);
  const tags = Array.from($('*'), (node) => [$(node).prop('tagName'), $(node).attr() ?? {}]);
  return [tags.map(([name, given]) => [name, Object.keys(Object(given))]), html.match(/<!--\[if/g)];
}

const emailPaths = typedFieldsOf(documents[0]).flatMap(({ group, path }) =>
  group === 'email' ? path : [],
);
const oneLine = strangeText.map((text) => `x${text.slice(0, 2000).replaceAll(/\s+/g, ' ')}`);
const spaced = (text = '') => text.split(/\s+/).join(' ').trim();

/** A campaign whose email has one text everywhere. */
async function emailWith(text: string) {
  const campaign = campaignWith(text, emailPaths);
  const template = await renderEmail(campaign);
  const stamp = { at: new Date(0), id: 'draft' };
  const eml = emailDraft(campaign, template, { stamp });
  return { campaign, template, files: { ...emailFiles(campaign, template), eml } };
}

const plain = emailWith('Plain');

slowProperty('any text stays text in an email and in its draft', [oneLine], async (text) => {
  const { campaign, template, files } = await emailWith(text);
  expect(anatomy(template.content)).toEqual(anatomy((await plain).template.content));
  const lines = files.eml.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 998 || /[\r\n]/.test(line))).toEqual([]);
  // RFC 2047: an encoded word has at most 75 characters, and its line at most 76.
  const [head = ''] = files.eml.split('\r\n\r\n');
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
  const words = head.match(/^.*=\?UTF-8\?B\?[^?]*\?=.*$/gm) ?? [];
  expect(words.filter((line) => line.length > 76)).toEqual([]);
  const draft = await PostalMime.parse(files.eml);
  expect(draft.attachments).toEqual([]);
  expect(draft.subject).toBe(campaign.audience.email.subject);
  expect([draft.text, draft.html].map(spaced)).toEqual([files.txt, files.html].map(spaced));
});
