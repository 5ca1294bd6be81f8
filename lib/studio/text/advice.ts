import { inboxes } from '@/content/market/inboxes';
import { graphemes } from '@/content/schema/graphemes';
import { infoAt } from '@/lib/campaign/document/schema-info';
import { findLastDayProblem } from './last-day';
import type { Campaign } from '@/content/schema';
import { studioAdvice as words } from '@/content/words/studio/advice';
import type { Check } from '@/lib/campaign/document/problem';

/** What else to know about an email before it's sent. None of it stops an export. */
export function adviceOn(campaign: Campaign): Check[] {
  const { audience, offer } = campaign;
  const { length } = graphemes(audience.email.subject);
  const cut = inboxes.filter((inbox) => length > inbox.subject);
  const names = cut.map((inbox) => `${inbox.name} (${inbox.subject})`);
  return [
    checkOf(words.cut, {
      path: 'audience.email.subject',
      detail: names.join(', '),
      isOpen: cut.length > 0,
    }),
    findLastDayProblem(campaign) ?? {
      level: 'fine',
      path: 'offer.until',
      label: infoAt('offer.until').label ?? '',
      sentence: offer.until,
    },
  ];
}

const checkOf = (
  { name, open, fine }: Record<'name' | 'open' | 'fine', string>,
  { path, detail, isOpen }: { path: string; detail: string; isOpen: boolean },
): Check => ({
  level: isOpen ? 'advice' : 'fine',
  path,
  label: name,
  sentence: (isOpen ? open : fine).replace('#', () => detail),
});
