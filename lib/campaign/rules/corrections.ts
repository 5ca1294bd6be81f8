import { weakMapMemoize } from 'reselect';
import { outsideTokens, plainLetters } from '../document/clean-text';
import type { Field } from '../document/fields';
import { type Facts, pathOfToken, resolveText } from '../document/resolve';
import { infoAt } from '../document/schema-info';

/** A text as a pattern. A keyboard has no no-break space. */
const escapeRegExp = (text: string) =>
  text.replace(/[.*+?^$|()[\]{}\\/]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** What a text may not spell out, because it's stated elsewhere. Found once for each facts. */
export const statedFacts = weakMapMemoize((facts: Facts) => {
  return facts.names().flatMap((name) => {
    const { isFact, form } = infoAt(pathOfToken(name));
    if (!isFact) return [];
    const { text } = resolveText(`{${name}}`, facts);
    // Bare numbers, such as a count of cameras, turn up in other texts by chance.
    const isBare = !/\d/.test(text) || /^[\d,]+$/.test(text);
    const pattern = new RegExp(`(?<![\\w$.-])${escapeRegExp(text)}(?![\\w%/])`, 'g');
    const [start = ''] = text.split(/\s/, 1);
    return text === '' || (isBare && form !== 'capitals') ? [] : [{ name, text, start, pattern }];
  });
});

/**
 * A typed value after automatic corrections: an address without `https://`, a tracking value with
 * spaces and capitals, a size such as `1500 × 500`, a figure or code that's spelled out where a token
 * keeps it up to date. Unchanged if it needs none.
 */
export function correctValue(
  { path, form }: Pick<Field, 'path' | 'form'>,
  value: string,
  facts: Facts,
): string {
  if (form === 'address')
    return value.replace(/^(?:http:\/\/)?(?=[\w-]+(?:\.[\w-]+)+(?:[/?#]|$))/, 'https://');
  if (form === 'tracking')
    return outsideTokens(value, (part) =>
      plainLetters(part)
        .replaceAll(/[^\w\s.-]/g, '')
        .replaceAll(/[\s-]+/g, '-'),
    ).replaceAll(/^-|-$/g, '');
  if (form === 'size')
    return value
      .replaceAll(/\s*(?:px|pixels)\b/gi, '')
      .replace(/(?<=\d)\s*(?:[×x*]|by)\s*(?=\d)/i, 'x')
      .replaceAll(/(?<=\d)[,.](?=\d{3}(?!\d))/g, '');
  if (infoAt(path).isFact) return value;
  return statedFacts(facts).reduce(
    (text, { name, pattern }) => text.replaceAll(pattern, () => `{${name}}`),
    value,
  );
}
