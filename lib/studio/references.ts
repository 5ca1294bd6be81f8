import type { Offer } from '@/content/schema';

/** What an edited text has in place of the promo code and the discount, so that it follows when they change. */
const code = '{code}';
const discount = '{discount}';

type Terms = Pick<Offer, 'code' | 'discount'>;

/** A text as it's kept: with references in place of the code (as a word) and the discount (before "off" or "less"). */
export function withReferences(text: string, offer: Terms): string {
  return text
    .replace(
      new RegExp(`(^|\\W)${escaped(offer.code)}(?!\\w)`, 'g'),
      (_, before: string) => before + code,
    )
    .replace(
      new RegExp(`(^|[^\\w.])${escaped(offer.discount)}(?=\\s+(?:off|less)\\b)`, 'gi'),
      (_, before: string) => before + discount,
    );
}

/** A text as readers see it: with the code and the discount in place of the references. */
export function withTerms(text: string, offer: Terms): string {
  return text.replaceAll(code, () => offer.code).replaceAll(discount, () => offer.discount);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
