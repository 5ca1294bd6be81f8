import { inboxes } from '@/content/market/inboxes';
import { graphemes } from '@/content/schema/graphemes';
import { isPast } from '@/lib/campaign/document/day';
import type { Campaign } from '@/content/schema';
import { studioAdvice as words } from '@/content/words/studio/advice';
import { check, type EmailCheck } from '@/lib/campaign/email/tag-checks';

/** What else to know about an email before it's sent. None of it stops an export. */
export function adviceOn({ audience, brand, offer }: Campaign): EmailCheck[] {
  const { length } = graphemes(audience.email.subject);
  const cut = inboxes.filter((inbox) => length > inbox.subject);
  const names = cut.map((inbox) => `${inbox.name} (${inbox.subject})`);
  return [
    item(words.cut, names.join(', '), cut.length > 0),
    item(words.over, offer.until, isPast(brand.locale, offer.until)),
  ];
}

const item = (said: Record<'name' | 'open' | 'fine', string>, found: string, open: boolean) =>
  check({ name: said.name, text: open ? said.open : said.fine }, found, open);
