import { weakMapMemoize } from 'reselect';
import type { ProblemWords } from '@/content/words/problems';
import { hidden } from '../document/clean-text';
import { fill } from '../document/fill';
import { undoMojibake } from '../document/mojibake';
import { textsIn } from '../document/paths';
import type { Finding, Judged } from './rule';

type Wording = (words: ProblemWords) => string;

/** Texts are as somebody wrote them: nothing in them was lost, hidden or garbled by copying. */
export function* intactTexts({ document, campaign }: Judged): Generator<Finding> {
  const { audience, brand, email, offer } = document;
  for (const [path, value] of textsIn({ audience, brand, email, offer })) {
    const sentence = findDamage(value);
    if (sentence) yield { path, value, sentence };
  }
  const { code } = campaign.offer;
  const sentence = findOtherAlphabet(code);
  if (sentence) yield { path: 'offer.code', value: code, sentence };
}

/** More than a campaign has, so that a key press only looks at what it changed. */
const keptTexts = 1000;

/** What copying, a spreadsheet or a program has done to a text; undefined if nothing. */
export const findDamage = weakMapMemoize(damageIn, { maxSize: keptTexts });

function damageIn(text: string): Wording | undefined {
  if (/^(?:#[^\s\p{Ll}#]*[!?]|#\p{Lu}\/\p{Lu}\.?|Err:\d{3})$/u.test(text))
    return ({ damage }) => fill(damage.error, { text });
  if (/^#{3,}$/.test(text)) return ({ damage }) => fill(damage.narrow, { text });
  const [object] = /\[object \w+\]/.exec(text) ?? [];
  if (object !== undefined) return ({ damage }) => fill(damage.object, { text: object });
  const lostAt = text.indexOf('\ufffd');
  if (lostAt !== -1)
    return ({ damage }) => fill(damage.lost, { place: placeOf(text, lostAt, damage) });
  const privateAt = text.search(/\p{Private_Use}/u);
  if (privateAt !== -1)
    return ({ damage }) => fill(damage.privateUse, { place: placeOf(text, privateAt, damage) });
  const repaired = undoMojibake(text);
  if (repaired !== text) return ({ damage }) => fill(damage.repairable, { text, repaired });
  if (garbled.test(text)) return ({ damage }) => fill(damage.garbled, { text });
  const hiddenAt = text.search(hidden);
  if (hiddenAt === -1) return undefined;
  return ({ damage }) =>
    fill(damage.hidden, {
      character: nameOf(text.codePointAt(hiddenAt) ?? 0, damage),
      place: placeOf(text, hiddenAt, damage),
    });
}

/** What can't be put together again: headers of emails, escapes of programs, old encodings. */
const garbled = /=\?utf-8\?[bq]\?|\\u[\da-f]{4}|[├┬]\S|ÔÇ|锟斤|Ãƒ/i;

/** A letter in a code that keyboards for codes don't have, such as a Cyrillic `А`. */
export function findOtherAlphabet(text: string): Wording | undefined {
  const letter = /[^\p{ASCII}\s\ufffd]/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return ({ damage }) => fill(damage.otherAlphabet, { letter, text });
}

type DamageWords = ProblemWords['damage'];

/** Where a character is: after the last word or two before it. */
function placeOf(text: string, at: number, words: DamageWords): string {
  const before = /(?:\S+\s+)?\S*\s*$/.exec(text.slice(Math.max(0, at - 30), at))?.[0].trim();
  return before ? fill(words.after, { before }) : words.start;
}

function nameOf(codePoint: number, words: DamageWords): string {
  const names: Readonly<Record<string, string>> = words.characters;
  const code = codePoint.toString(16);
  return names[code] ?? fill(words.character, { code: code.toUpperCase().padStart(4, '0') });
}
