import { outsideTokens, plainLetters } from '../clean-text';
import type { Field } from '../fields';
import type { Facts } from '../resolve';
import { statedFacts } from './words';

/**
 * A typed value after automatic corrections: an address without `https://`, a
 * tracking value with spaces and capitals, a figure or code that's spelled out where a token
 * keeps it up to date. Unchanged if it needs none.
 */
export function mended({ path, form }: Field, value: string, facts: Facts): string {
  if (form === 'address')
    return value.replace(/^(?:http:\/\/)?(?=[\w-]+(?:\.[\w-]+)+(?:[/?#]|$))/, 'https://');
  if (form === 'tracking')
    return outsideTokens(value, (part) =>
      plainLetters(part)
        .replaceAll(/[^\w\s.-]/g, '')
        .replaceAll(/[\s-]+/g, '-'),
    ).replaceAll(/^-|-$/g, '');
  if (form === 'capitals' || path === 'offer.discount') return value;
  return statedFacts(facts).reduce(
    (now, { name, pattern }) => now.replaceAll(pattern, () => `{${name}}`),
    value,
  );
}
