import type { Facts } from '@/lib/campaign/resolve';
import type { Field } from '@/lib/campaign/fields';

/** What texts often spell out although it may change. */
const terms = ['offer.code', 'offer.discount'];

/** A text with tokens in place of what it spells out, and which ones; undefined if none. */
export function withTokens({ path }: Pick<Field, 'path'>, text: string, facts: Facts) {
  const used = terms.filter((name) => name !== path && wordOf(facts, name).test(text));
  if (used.length === 0) return undefined;
  const replaced = used.reduce(
    (now, name) => now.replaceAll(wordOf(facts, name), () => `{${name}}`),
    text,
  );
  return { text: replaced, tokens: used.map((name) => `{${name}}`) };
}

/** A fact's text as a word of its own: `10%`, but not the one in `110%` or in `10%x`. */
function wordOf(facts: Facts, name: string): RegExp {
  const word = String(facts.find(name)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.$])${word}(?!\w)`, 'g');
}
