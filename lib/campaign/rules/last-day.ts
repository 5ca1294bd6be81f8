import type { Brand, Offer } from '@/content/schema';
import type { ProblemWords } from '@/content/words/problems';
import { dayIn, endOfDay } from '../document/day';
import { fill } from '../document/fill';
import type { Problem } from '../document/problem';
import { infoAt } from '../document/schema-info';

const path = 'offer.until';

interface OfferOfBrand {
  offer: Pick<Offer, 'until'>;
  brand: Pick<Brand, 'locale'>;
}

/**
 * Says that the offer is over, or that nobody can tell when it ends. Undefined while it's on. It isn't
 * among the rules, because it depends on the time: a build has to make the same files tomorrow.
 * @param now in milliseconds since 1970
 */
export function lastDayProblem(
  { offer: { until }, brand: { locale } }: OfferOfBrand,
  now: number,
  { lastDay: words }: Pick<ProblemWords, 'lastDay'>,
): Problem | undefined {
  const end = endOfDay(locale, until);
  if (end !== undefined && end >= now) return undefined;
  const slots = { day: until, example: dayIn(locale, '2027-03-31') };
  return {
    level: 'advice',
    path,
    label: infoAt(path).label ?? '',
    // A day that doesn't exist can't be read, either.
    sentence: fill(Number.isNaN(end ?? NaN) ? words.unreadable : words.over, slots),
    value: until,
  };
}
