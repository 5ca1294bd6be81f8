import { inboxes } from '@/content/inboxes';
import { graphemes } from '@/content/schema/graphemes';
import { isPast } from '@/lib/campaign/day';
import type { Campaign } from '@/content/schema';
import { studioAdvice as words } from '@/content/words/studio-advice';
import { check, type EmailCheck } from '@/lib/campaign/email/tag-checks';

/**
 * Help with an email before it's sent. None of it stops an export.
 * @param other the subject of the variant that isn't shown, if there are two
 */
export function adviceOn({ audience, brand, offer }: Campaign, other?: string): EmailCheck[] {
  const { subject, preview, headline, intro } = audience.email;
  const texts = [subject, preview, headline, intro].join('\n');
  const loud = texts.match(/\b\p{Lu}{4,}(?:\s+\p{Lu}{2,})+|!\s*!/gu) ?? [];
  const risky = words.risky.filter((phrase) => texts.toLowerCase().includes(phrase));
  const ease = readingEase(`${headline}. ${intro}`);
  const { length } = graphemes(subject);
  const cut = inboxes.filter((inbox) => length > inbox.subject);
  const names = cut.map((inbox) => `${inbox.name} (${inbox.subject})`);
  return [
    item(words.cut, names.join(', '), cut.length > 0),
    item(words.loud, loud.join(', '), loud.length > 0),
    item(words.filters, risky.join(', '), risky.length > 0),
    item(words.ease, String(ease), ease < 60),
    item(words.over, offer.until, isPast(brand.locale, offer.until)),
    ...(other === undefined ? [] : [item(words.variant, other, other === subject)]),
  ];
}

const item = (said: Record<'name' | 'open' | 'fine', string>, found: string, open: boolean) =>
  check({ name: said.name, text: open ? said.open : said.fine }, found, open);

/** How easy an English text is to read, by Flesch's formula: 60 and more is plain English. */
export function readingEase(text: string): number {
  const found = text.match(/[\p{L}’']+/gu) ?? [];
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((piece) => piece.trim() !== '').length;
  const syllables = found.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (found.length === 0) return 100;
  const ease = 206.835 - (1.015 * found.length) / sentences - (84.6 * syllables) / found.length;
  return Math.round(Math.max(0, Math.min(100, ease)));
}

/** About how many: a group of vowels each, without a silent e. */
const syllablesIn = (word: string) => word.replace(/e$/i, '').match(/[aeiouy]+/gi)?.length ?? 1;
