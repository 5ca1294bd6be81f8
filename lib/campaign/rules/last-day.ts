import type { Brand, Offer } from '@/content/schema';
import type { ProblemWords } from '@/content/words/problems';
import { dayIn, endOfDay } from '../document/day';
import { fill } from '../document/fill';
import { textsIn } from '../document/paths';
import type { Problem } from '../document/problem';
import { infoAt } from '../document/schema-info';
import type { Finding, Judged } from './rule';

const path = 'offer.until';

interface OfferOfBrand {
  offer: Pick<Offer, 'until'>;
  brand: Pick<Brand, 'locale'>;
}

/** The offer's last day is a date, wherever a text states it. */
export function* lastDayOfOffer({ campaign, document }: Judged): Generator<Finding> {
  const { audience, offer, email } = document;
  const isStated = textsIn({ audience, offer, email }).some(([, text]) =>
    text.includes('{offer.until}'),
  );
  const { until } = campaign.offer;
  if (isStated && !canBeRead(campaign))
    yield { path, value: until, sentence: ({ lastDay }) => unreadable(campaign, lastDay) };
}

/** Whether a last day is one, or may be: a calendar other than ours can't be read. */
function canBeRead({ offer: { until }, brand: { locale } }: OfferOfBrand): boolean {
  const end = endOfDay(locale, until);
  const isOurCalendar = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  return end === undefined ? !isOurCalendar && /\p{Nd}/u.test(until) : !Number.isNaN(end);
}

const unreadable = (
  { offer: { until }, brand: { locale } }: OfferOfBrand,
  words: ProblemWords['lastDay'],
) => fill(words.unreadable, { day: until, example: dayIn(locale, '2027-03-31') });

/**
 * Says that the offer is over, or that nobody can tell when it ends. Undefined while it's on. It isn't
 * among the rules, because it depends on the time: a build has to make the same files tomorrow.
 * @param nowMs in milliseconds since 1970
 */
export function lastDayProblem(
  campaign: OfferOfBrand,
  nowMs: number,
  { lastDay: words }: Pick<ProblemWords, 'lastDay'>,
): Problem | undefined {
  const {
    offer: { until },
    brand: { locale },
  } = campaign;
  const end = endOfDay(locale, until);
  if (end !== undefined && end >= nowMs) return undefined;
  return {
    level: 'advice',
    path,
    label: infoAt(path).label ?? '',
    // A day that doesn't exist can't be read, either.
    sentence: Number.isNaN(end ?? NaN)
      ? unreadable(campaign, words)
      : fill(words.over, { day: until }),
    value: until,
  };
}
