import { graphemes } from '@/content/schema/graphemes';
import { dayIn, endOfDay } from '../document/day';
import { fieldsOf } from '../document/fields';
import { textsIn } from '../document/paths';
import { resolveText } from '../document/resolve';
import { infoAt } from '../document/schema-info';
import { limits, valueOf } from '../document/values';
import { type Finding, finding, type Judged } from './problem';
import { statedFacts } from './words';

type Found = Generator<Finding>;

/** A chart of the hours has a mark for each alert, and an alert needs the time on the screen. */
export function* panelAddsUp({ campaign }: Judged): Found {
  const { stats, alerts, time } = campaign.audience.landing.panel;
  for (const [index, { value, chart }] of stats.entries()) {
    if (chart?.kind !== 'hours') continue;
    const { color } = chart;
    const shown = (alerts?.items ?? []).filter((alert) => !color || alert.color === color).length;
    const found = typeof value === 'string' ? undefined : value.amount;
    const path = `audience.landing.panel.stats.${index}.value`;
    if (shown !== found) yield finding(path, found, `${shown}, as many as the panel's alerts`);
  }
  const wanted = 'the time on the screen, because each alert says how many minutes ago it came in';
  if (alerts && time === undefined) yield finding('audience.landing.panel.time', time, wanted);
}

/** An email's texts keep to the lengths that inboxes show; no text is longer than any field needs. */
export function* lengthOfTexts({ document, facts }: Judged): Found {
  for (const field of fieldsOf(document)) {
    const { path, kind, group } = field;
    const limit = group === 'email' ? (field.limit ?? limits.characters) : limits.characters;
    const written = valueOf(document, field);
    for (const [index, value] of (kind === 'list' ? written.split('\n') : [written]).entries()) {
      const found = resolveText(value, facts).text;
      // A character may take several code units, but none takes less than one.
      if (kind === 'part' || kind === 'logo' || found.length <= limit) continue;
      const { length } = graphemes(found);
      const at = kind === 'list' ? `${path}.${index}` : path;
      if (length > limit) yield finding(at, found, `${limit} characters or fewer, not ${length}`);
    }
  }
}

/** Figures, facts and the offer are stated only once: texts use tokens for them. */
export function* statedOnce({ document, facts }: Judged): Found {
  const { audience, offer, email } = document;
  const all = statedFacts(facts);
  const texts = textsIn({ audience, offer, email }).filter(([path]) => !infoAt(path).isFact);
  for (const [path, found] of texts)
    for (const { name, text, start, pattern } of all)
      if (found.includes(start) && found.search(pattern) !== -1)
        yield {
          ...finding(path, found, `a text with {${name}} in place of ${text}`),
          isMended: true,
        };
}

/** The offer's line has the promo code. */
export function* codeOfOffer({ campaign }: Judged): Found {
  const { statement, code } = campaign.offer;
  const sentence =
    'This text no longer has the promo code from “Promo code.” Put it back with Insert a fact, or change it there, and every place follows.';
  if (!statement.includes(code)) yield { path: 'offer.statement', found: statement, sentence };
}

/** The offer's last day is a date, and if it's in digits, one that exists. */
export function* lastDayOfOffer({ campaign: { offer, brand } }: Judged): Found {
  const { until } = offer;
  if (!/\d/.test(until) || Number.isNaN(endOfDay(brand.locale, until)))
    yield finding('offer.until', until, `a date, such as ${dayIn(brand.locale, '2027-03-31')}`);
}

/** Platforms show an ad's text, and each one of a search ad, without what else states the condition. */
export function* conditionInAds({ campaign: { audience, offer } }: Judged): Found {
  const { code, shortCondition } = offer;
  const wanted = `a text that also has the condition: ${shortCondition}`;
  const stating = textsIn(audience.ad, 'audience.ad').filter(([, text]) => text.includes(code));
  for (const [path, found] of stating) {
    const { adText, group } = infoAt(path);
    const standsAlone = adText === 'bodyText' || group === 'search';
    if (code && standsAlone && !found.includes(shortCondition)) yield finding(path, found, wanted);
  }
}
