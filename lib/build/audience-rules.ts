import type { Audience, Platform } from '@/content/schema';
import { type AdConcept, conceptsOf } from '@/lib/campaign/ads/concepts';
import { adTexts, lengthOf, truncated, verdict } from '@/lib/campaign/ads/copy';

interface Fault {
  /** The path of the field in the audience: `ad.story.slides`. */
  path: string;
  found: unknown;
  wanted: string;
}

/** Checks rules that involve several fields of an audience, which no field's schema can express. */
export function audienceRules(audience: Audience, platforms: readonly Platform[]): Fault[] {
  return [...emailRules(audience), ...panelRules(audience), ...adRules(audience, platforms)];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function emailRules({ email: { subject, preview } }: Audience): Fault[] {
  const fresh = [...wordsOf(preview)].filter((word) => !wordsOf(subject).has(word));
  return fault(fresh.length === 0, {
    path: 'email.preview',
    found: preview,
    wanted: 'more than the subject says already',
  });
}

function panelRules({ landing: { report } }: Audience): Fault[] {
  const { stats, alerts, time } = report.panel;
  const counted = stats.flatMap(({ value, chart }, index) => {
    if (chart?.kind !== 'hours') return [];
    const { color } = chart;
    const shown = (alerts?.items ?? []).filter((alert) => !color || alert.color === color).length;
    const amount = typeof value === 'string' ? undefined : value.amount;
    return fault(shown !== amount, {
      path: `landing.report.panel.stats.${index}.value`,
      found: amount,
      wanted: `${shown}, as many as the panel's alerts`,
    });
  });
  return [
    ...counted,
    ...fault(alerts !== undefined && time === undefined, {
      path: 'landing.report.panel.time',
      found: time,
      wanted: 'the time on the screen, because each alert says how many minutes ago it came in',
    }),
  ];
}

function adRules({ ad, launch }: Audience, platforms: readonly Platform[]): Fault[] {
  const { cta } = ad.ads.primary;
  const { dimensions, keyVisuals } = ad.display;
  const { slides } = ad.story;
  return [
    ...fault(keyVisuals.length !== slides.length, {
      path: 'ad.display.keyVisuals',
      found: keyVisuals.map(({ id }) => id),
      wanted: `${slides.length} drawings, one for each slide`,
    }),
    ...fault(new Set(slides).size !== slides.length, {
      path: 'ad.story.slides',
      found: slides,
      wanted: 'a different text on each slide',
    }),
    ...conceptRules(ad),
    ...platforms.flatMap((platform) => {
      const runs = launch.platforms.includes(platform.id);
      const missing = platform.placements.filter(
        ({ dimension }) => !dimensions.includes(dimension),
      );
      return [
        ...fault(runs && !platform.ctas.items.includes(cta), {
          path: 'ad.ads.primary.cta',
          found: cta,
          wanted: `one of the buttons of ${platform.name}: ${platform.ctas.items.join(', ')}`,
        }),
        ...fault(runs && missing.length > 0, {
          path: 'ad.display.dimensions',
          found: dimensions,
          wanted: `a list that also has the sizes ${platform.name} needs: ${missing.map(({ dimension }) => dimension).join(', ')}`,
        }),
        ...conceptsOf(ad).flatMap((concept) => textRules(ad, concept, platform, runs)),
      ];
    }),
  ];
}

const plain = (text: string) => [...wordsOf(text)].join(' ');

/** Checks that no headline repeats its picture's, and that the concepts differ in what's tested. */
function conceptRules(ad: Audience['ad']): Fault[] {
  const [first, second] = conceptsOf(ad);
  const repeated = [first, second].flatMap(({ field, headline, picture }) => {
    const [below, above] = [plain(headline), plain(picture.headline)];
    return fault(below.includes(above) || above.includes(below), {
      path: `${field}.picture.headline`,
      found: picture.headline,
      wanted: 'different from the headline, which appears right below the picture',
    });
  });
  const same = (['headline', 'bodyText', 'imageDesc'] as const).filter(
    (name) => first[name] === second[name],
  );
  return [
    ...repeated,
    ...same.flatMap((name) =>
      fault(true, {
        path: `${second.field}.${name}`,
        found: second[name],
        wanted: `different from ${first.field}.${name}, because the two are tested against each other`,
      }),
    ),
  ];
}

/**
 * Checks that no platform refuses any of the texts, and that no platform the ad runs on cuts any of
 * them. Only the hashtags at the end of the caption may be cut.
 */
function textRules(
  ad: Audience['ad'],
  concept: AdConcept,
  { name, limits }: Platform,
  runs: boolean,
): Fault[] {
  const texts = adTexts(ad, concept);
  // Both concepts have the same hashtags.
  const own = limits.filter(({ text }) => concept.id === 'fear' || text !== 'metaTags');
  return own.flatMap((limit) => {
    const found = texts[limit.text];
    const length = lengthOf(limit.text, found);
    const result = verdict(length, limit);
    const keepsText =
      limit.text === 'caption' &&
      truncated(found, limit.cut ?? Infinity).shown.includes(texts.bodyText);
    const fine = result === 'fits' || (result === 'cut' && (!runs || keepsText));
    const max = result === 'refused' ? limit.refused : limit.cut;
    return fault(!fine, {
      path: limit.text === 'metaTags' ? 'ad.metaTags' : `${concept.field}.${limit.text}`,
      found,
      wanted: `${max} or shorter for ${name} (${limit.source}), not ${length}`,
    });
  });
}

function fault(is: boolean, what: Fault): Fault[] {
  return is ? [what] : [];
}
