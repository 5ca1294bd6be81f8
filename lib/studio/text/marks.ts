import * as v from 'valibot';
import type { Campaign, CampaignDocument } from '@/content/schema';
import type { FieldGroup } from '@/content/schema/field';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { atPath, parentPath } from '@/lib/campaign/document/paths';
import { mapTexts } from '@/lib/campaign/document/resolve';
import { placeOfToken } from './places';

// Marks link a preview's words to their texts. Each text of a campaign gets marks before anything
// is made from it: after its first character, the number of its path; after its last one, an end.
// They're variation selectors (Unicode's block from U+E0100), which belong to the character before
// them, so a text that's counted or cut off in characters stays the same. In the finished HTML,
// they become `<span data-field="…">`.

const firstSelector = 0xe0100;

/** Numbers are written with this many selectors as digits. The last selector is the end. */
const base = 239;
const end = String.fromCodePoint(firstSelector + base);

/** A character, or an entity of HTML, with the number after it; or an end. */
const markAt = /(&#?\w+;|[^])([\u{e0100}-\u{e01ee}]{2})|\u{e01ef}/gu;
const marks = /[\u{e0100}-\u{e01ef}]/gu;

/** What a preview shows for a text that was emptied, so that it can be found and filled again. */
const emptyMark = '–';

/** Fields used only for addresses and targeting. */
const unmarked: ReadonlySet<FieldGroup> = new Set(['links', 'targeting', 'films']);

const isMarked = ({ path, kind, group }: Field) =>
  (kind === 'text' || kind === 'list') && !unmarked.has(group) && path !== 'email.sender';

/** A campaign whose texts carry marks, and the paths that the marks' numbers stand for. */
export function markedCampaign(document: CampaignDocument, campaign: Campaign) {
  const paths: string[] = [];
  const schemas = new Map(
    fieldsOf(document)
      .filter(isMarked)
      .map(({ path, schema }) => [path, schema]),
  );
  const mark = (text: string, path: string) => {
    const schema = schemas.get(path) ?? schemas.get(parentPath(path));
    const figure = schema || !path.endsWith('.text') ? undefined : figureAt(document, path);
    // What may be empty is left out of a page then.
    if (!figure && (!schema || (text === '' && v.is(schema, '')))) return text;
    const index = paths.push(figure ?? path) - 1;
    // A preview may put each paragraph into an element of its own.
    return (text || emptyMark).replace(/[^\n]+/g, (paragraph) => markText(paragraph, index));
  };
  const parts = ['audience', 'offer', 'email'] as const;
  const texts = parts.map((part) => [part, mapTexts(campaign[part], mark, part)]);
  return { campaign: { ...campaign, ...Object.fromEntries(texts) }, paths };
}

/** The path of the figure that a token stands for; undefined if it can't be changed. */
function figureAt(document: CampaignDocument, path: string): string | undefined {
  const token = atPath(document, parentPath(path));
  return typeof token === 'string'
    ? placeOfToken(document, token.slice(1, -1))?.field.path
    : undefined;
}

function markText(text: string, index: number): string {
  const [head = ''] = text;
  const number = [Math.floor(index / base), index % base].map((digit) =>
    String.fromCodePoint(firstSelector + digit),
  );
  return `${head}${number.join('')}${text.slice(head.length)}${end}`;
}

export const unmark = (text: string): string => text.replace(marks, '');

/** Tags that a text can run through. Any other tag ends the text. */
const inline = /^<\/?(?:span|b|strong|em|i|br|wbr|abbr|time|tspan)\b/;

/** HTML in which each text is a `<span data-field="…">`, in a drawing a `<tspan>`. */
export function withFields(html: string, paths: readonly string[]): string {
  let path: string | undefined;
  let drawings = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('<')) {
      if (/^<\/?svg\b/.test(part)) drawings += part.startsWith('<svg') ? 1 : -1;
      if (!inline.test(part)) path = undefined;
      return unmark(part);
    }
    const tag = drawings > 0 ? 'tspan' : 'span';
    const wrapText = (text: string) =>
      path === undefined || text === ''
        ? unmark(text)
        : `<${tag} data-field="${path}">${unmark(text)}</${tag}>`;
    let [wrappedPart, at] = ['', 0];
    for (const { index, 1: character, 2: number = '' } of part.matchAll(markAt)) {
      wrappedPart += wrapText(part.slice(at, index));
      at = index;
      path = character === undefined ? undefined : paths[numberOf(number)];
    }
    return wrappedPart + wrapText(part.slice(at));
  });
}

function numberOf(selectors: string): number {
  return Array.from(selectors).reduce(
    (number, selector) =>
      number * base + (selector.codePointAt(0) ?? firstSelector) - firstSelector,
    0,
  );
}
