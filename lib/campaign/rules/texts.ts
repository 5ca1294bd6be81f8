import { graphemes } from '@/content/schema/graphemes';
import { fieldsOf } from '../document/fields';
import { textsIn } from '../document/paths';
import { resolveText } from '../document/resolve';
import { infoAt } from '../document/schema-info';
import { limits, valueOf } from '../document/values';
import { fill } from '../document/fill';
import { numberText } from '../document/number';
import type { Finding, Judged } from './rule';
import { statedFacts } from './corrections';

type Findings = Generator<Finding>;

/** A chart of the hours has a mark for each alert, and an alert needs the time on the screen. */
export function* panelAddsUp({ campaign }: Judged): Findings {
  const { stats, alerts, time } = campaign.audience.landing.panel;
  for (const [index, { value, chart }] of stats.entries()) {
    if (chart?.kind !== 'hours') continue;
    const { color } = chart;
    const items = (alerts?.items ?? []).filter((alert) => !color || alert.color === color);
    const count = items.length;
    const amount = typeof value === 'string' ? undefined : value.amount;
    const path = `audience.landing.panel.stats.${index}.value`;
    if (count !== amount)
      yield { path, value: amount, expected: (words) => fill(words.wanted.alerts, { count }) };
  }
  if (alerts && time === undefined)
    yield { path: 'audience.landing.panel.time', expected: (words) => words.wanted.panelTime };
}

/**
 * An email's texts keep to the lengths that inboxes show, a page's to those that its first screen
 * has room for; no text is longer than any field needs. Ads have their platforms' limits.
 */
export function* lengthOfTexts({ document, facts }: Judged): Findings {
  for (const field of fieldsOf(document)) {
    const { path, kind, group } = field;
    const hasLimit = group === 'email' || group === 'landing';
    const limit = (hasLimit && field.limit) || limits.characters;
    const sourceText = valueOf(document, field);
    for (const [index, entry] of (kind === 'list'
      ? sourceText.split('\n')
      : [sourceText]
    ).entries()) {
      const { text } = resolveText(entry, facts);
      // A character may take several code units, but none takes less than one.
      if (kind === 'part' || kind === 'logo' || text.length <= limit) continue;
      const { length } = graphemes(text);
      if (length <= limit) continue;
      yield {
        path: kind === 'list' ? `${path}.${index}` : path,
        value: text,
        expected: (words) =>
          fill(words.wanted.fewerThan, {
            most: numberText(limit, document.brand.locale),
            length: numberText(length, document.brand.locale),
          }),
      };
    }
  }
}

/** Figures, facts and the offer are stated only once: texts use tokens for them. */
export function* statedOnce({ document, facts }: Judged): Findings {
  const { audience, offer, email } = document;
  const allFacts = statedFacts(facts);
  const texts = textsIn({ audience, offer, email }).filter(([path]) => !infoAt(path).isFact);
  for (const [path, value] of texts)
    for (const { name, text, start, pattern } of allFacts)
      if (value.includes(start) && value.search(pattern) !== -1)
        yield {
          path,
          value,
          expected: (words) => fill(words.wanted.token, { token: `{${name}}`, text }),
          isCorrected: true,
        };
}

/** The offer's line has the promo code. */
export function* codeOfOffer({ campaign }: Judged): Findings {
  const { statement, code } = campaign.offer;
  if (statement.includes(code)) return;
  const { label = '' } = infoAt('offer.code');
  yield {
    path: 'offer.statement',
    value: statement,
    sentence: (words) => fill(words.code, { field: label, insert: words.tokens.insert }),
  };
}

/** Platforms show an ad's text, and each one of a search ad, without what else states the condition. */
export function* conditionInAds({ campaign: { audience, offer } }: Judged): Findings {
  const { code, shortCondition } = offer;
  const stating = textsIn(audience.ad, 'audience.ad').filter(([, text]) => text.includes(code));
  for (const [path, value] of stating) {
    const { adText, group } = infoAt(path);
    const standsAlone = adText === 'bodyText' || group === 'search';
    if (!code || !standsAlone || value.includes(shortCondition)) continue;
    yield {
      path,
      value,
      expected: (words) => fill(words.wanted.condition, { condition: shortCondition }),
    };
  }
}
