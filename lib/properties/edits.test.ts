import { load } from 'cheerio';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { documents } from '@/content/campaigns';
import { graphemes } from '@/content/schema/graphemes';
import { httpsAddress } from '@/content/schema/text';
import * as v from 'valibot';
import { typeface } from '@/lib/export/pictures/typeface';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { pageLink } from '@/lib/campaign/document/campaign-link';
import { emailFiles } from '@/lib/campaign/email/email-files';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { textsIn } from '@/lib/campaign/document/paths';
import { longestText, resolve } from '@/lib/campaign/document/resolve';
import { changesOf } from '@/lib/studio/drafts/changes';
import { applyVariant, type Variant } from '@/lib/campaign/edits/edits';
import { problemsIn } from '@/lib/campaign/rules';
import { fieldsOf, typedFieldsOf } from '@/lib/campaign/document/fields';
import { editsMark, fromFragment, toFragment } from '@/lib/campaign/edits/link';
import { markedCampaign, unmark, withFields } from '@/lib/studio/text/marks';
import { readEdits } from '@/lib/campaign/edits/saved-edits';
import { property, slowProperty, strangeText } from './property';

const [document] = documents;
const paths = fieldsOf(document).map(({ path }) => path);
const exported = resolve(document);

const path = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...paths) },
  fc.constantFrom('__proto__', 'constructor.prototype.x', 'audience.landing.route', 'brand.origin'),
  strangeText,
);
const order = fc.array(fc.nat(12), { maxLength: 6 }).map((all) => all.join(' '));
const value = fc.oneof({ weight: 3, arbitrary: strangeText }, order);
const entries = fc.array(fc.tuple(path, value, fc.string()), { maxLength: 30 });
const saved = fc.record({ edits: fc.array(entries, { maxLength: 3 }), shown: fc.nat(2) });

/** The campaign with the first variant of a link's edits, and what was edited. */
function editedBy(given: unknown) {
  const variant: Variant = readEdits(document, given)?.edits.variants[0] ?? {};
  const edited = applyVariant(document, variant);
  return { variant, edited, campaign: resolve(edited) };
}

/** A text that was emptied is a dash in previews. */
const emptied = (tree: unknown) => unmark(JSON.stringify(tree)).replaceAll('"–"', '""');

const json = fc.jsonValue({ stringUnit: 'binary' });

property('any value comes back from a link', [json], async (given) => {
  const plain: unknown = JSON.parse(JSON.stringify(given));
  expect(await fromFragment(await toFragment(given))).toEqual(plain);
});

const bytes = fc.uint8Array({ maxLength: 300 });

property('any fragment is a value or nothing', [strangeText, bytes], async (text, packed) => {
  expect(await fromFragment(text)).toBeUndefined();
  const fragments = [text, Buffer.from(packed).toString('base64url')];
  await Promise.all(fragments.map((fragment) => fromFragment(editsMark + fragment)));
});

slowProperty('any edits can be read, shown and compared', [fc.oneof(saved, json)], (given) => {
  const { variant, edited, campaign } = editedBy(given);
  expect(textsIn(campaign).filter(([, text]) => text.length > longestText)).toEqual([]);
  expect(campaign.brand).toEqual(exported.brand);
  expect(campaign.audience.landing.route).toBe(exported.audience.landing.route);
  expect(v.is(httpsAddress, pageLink(campaign))).toBe(true);
  expect(Reflect.get({}, 'x')).toBeUndefined();
  changesOf(document, variant);
  problemsIn({ document: edited, typed: variant });
  const { campaign: marked, paths: numbers } = markedCampaign(edited, campaign);
  expect(emptied(marked)).toBe(emptied(campaign));
  const [{ headline }, plain] = [marked.audience.email, campaign.audience.email];
  expect(graphemes(headline)).toHaveLength(graphemes(unmark(plain.headline) || '–').length);
  const html = withFields(`<p>${headline}</p>`, numbers);
  expect(html).toBe(unmark(html));
});

slowProperty('any text is inside its picture, or a misfit', [saved, fc.nat(40)], (given, index) => {
  const { campaign } = editedBy(given);
  const pictures = adPictures(campaign);
  const picture = pictures[index % pictures.length]!;
  const { texts, width, height } = composePicture(campaign, picture, typeface);
  for (const { x, y, width: wide, height: high, excess, path: textPath } of texts) {
    const isInside = x >= 0 && y >= -1 && x + wide <= width + 1 && y + high <= height + 1;
    expect([textPath, isInside || excess !== undefined]).toEqual([textPath, true]);
  }
});

/** What an email is made of: its elements, their attributes, and its conditional comments. */
function anatomy(html: string) {
  const $ = load(html);
  const tags = Array.from($('*'), (node) => [$(node).prop('tagName'), $(node).attr() ?? {}]);
  return [tags.map(([name, given]) => [name, Object.keys(Object(given))]), html.match(/<!--\[if/g)];
}

const typed = typedFieldsOf(document).filter(({ group }) => group === 'email');
const oneLine = strangeText.map((text) => `x${text.slice(0, 2000).replaceAll(/\s+/g, ' ')}`);
const spaced = (text = '') => text.split(/\s+/).join(' ').trim();

/** A campaign whose email has one text everywhere. */
async function emailWith(text: string) {
  const escaped = text.replaceAll(/[\\{}]/g, (brace) => `\\${brace}`);
  const edits = [typed.map((field) => [field.path, escaped, ''])];
  const { campaign } = editedBy({ edits, shown: 0 });
  const template = await renderEmail(campaign);
  return { campaign, template, files: emailFiles(campaign, template) };
}

const plain = emailWith('Plain');

slowProperty('any text stays text in an email and in its draft', [oneLine], async (text) => {
  const { campaign, template, files } = await emailWith(text);
  expect(anatomy(template.content)).toEqual(anatomy((await plain).template.content));
  // A word that's too long for a line is refused (eml.test.ts).
  if (text.split(' ').some((word) => word.length > 150)) return;
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
