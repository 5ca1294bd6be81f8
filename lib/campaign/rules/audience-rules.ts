import type { Audience, Campaign, Platform } from '@/content/schema';
import { type AdConcept, conceptsOf } from '../concepts';
import { adTexts, lengthOf, truncated, verdict } from '../ads/copy';
import { type Fault, fault } from './fault';

/** Checks rules that involve several fields of an audience, which no field's schema can express. */
export function* audienceRules({ audience, platforms, formats }: Campaign): Generator<Fault> {
  const { email, landing, ad, launch } = audience;
  const fresh = [...wordsOf(email.preview)].filter((word) => !wordsOf(email.subject).has(word));
  if (fresh.length === 0)
    yield fault('audience.email.preview', email.preview, 'a text that says more than the subject');
  yield* panelRules(landing.report.panel);
  yield* postRules(audience);
  yield* adRules(ad);
  yield* formatRules(formats);
  for (const platform of platforms)
    yield* platformRules(ad, platform, launch.platforms.includes(platform.id));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function* panelRules(panel: Audience['landing']['report']['panel']): Generator<Fault> {
  const { stats, alerts, time } = panel;
  for (const [index, { value, chart }] of stats.entries()) {
    if (chart?.kind !== 'hours') continue;
    const { color } = chart;
    const shown = (alerts?.items ?? []).filter((alert) => !color || alert.color === color).length;
    const found = typeof value === 'string' ? undefined : value.amount;
    const path = `audience.landing.report.panel.stats.${index}.value`;
    if (shown !== found) yield fault(path, found, `${shown}, as many as the panel's alerts`);
  }
  if (alerts && time === undefined)
    yield fault(
      'audience.landing.report.panel.time',
      time,
      'the time on the screen, because each alert says how many minutes ago it came in',
    );
}

/** Checks that a size's layout suits its ratio. */
function* formatRules(formats: Campaign['formats']): Generator<Fault> {
  for (const [size, { layout }] of Object.entries(formats)) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const tallOrFeed = height / width > 1.5 ? 'tall' : 'feed';
    const wanted = width / height > 1.5 ? 'wide' : tallOrFeed;
    if (layout !== wanted) yield fault(`formats.${size}.layout`, layout, wanted);
  }
}

/** A sample post plays one of the campaign's films, so it needs that film. */
function* postRules({ landing, ad }: Audience): Generator<Fault> {
  for (const [index, { address, shows = 'reel' }] of (landing.posts?.items ?? []).entries())
    if (address.startsWith('/') && !ad.story[`${shows}Script`])
      yield fault(
        `audience.landing.posts.items.${index}.address`,
        address,
        `the address of a real post, because the campaign has no ${shows} for a sample to play`,
      );
}

const plain = (text: string) => [...wordsOf(text)].join(' ');

function* adRules(ad: Audience['ad']): Generator<Fault> {
  const { keyVisuals } = ad.display;
  const { slides } = ad.story;
  if (keyVisuals.length !== slides.length)
    yield fault(
      'audience.ad.display.keyVisuals',
      keyVisuals.map(({ id }) => id),
      `${slides.length} drawings, one for each slide`,
    );
  if (new Set(slides).size !== slides.length)
    yield fault('audience.ad.story.slides', slides, 'a different text on each slide');
  const [first, ...others] = conceptsOf(ad);
  for (const { field, headline, picture } of [first, ...others]) {
    const [below, above] = [plain(headline), plain(picture.headline)];
    const wanted = 'different from the headline, which appears right below the picture';
    if (below.includes(above) || above.includes(below))
      yield fault(`audience.${field}.picture.headline`, picture.headline, wanted);
  }
  for (const other of others)
    for (const [name, one, found] of [
      ['headline', first.headline, other.headline],
      ['bodyText', first.bodyText, other.bodyText],
      ['imageDesc', first.imageDesc, other.imageDesc],
      ['layout', first.layout, other.layout],
      ['visual.id', first.visual.id, other.visual.id],
    ] as const) {
      const wanted = `different from ${first.field}.${name}, because the two are tested against each other`;
      if (one === found) yield fault(`audience.${other.field}.${name}`, found, wanted);
    }
}

function* platformRules(ad: Audience['ad'], platform: Platform, runs: boolean): Generator<Fault> {
  const { name, ctas, placements } = platform;
  const { cta } = ad.ads.primary;
  if (runs && !ctas.items.includes(cta))
    yield fault(
      'audience.ad.ads.primary.cta',
      cta,
      `one of the buttons of ${name}: ${ctas.items.join(', ')}`,
    );
  const { dimensions } = ad.display;
  const needed = placements.map(({ dimension }) => dimension);
  const missing = needed.filter((dimension) => !dimensions.includes(dimension)).join(', ');
  const wanted = `a list that also has the sizes ${name} needs: ${missing}`;
  if (runs && missing) yield fault('audience.ad.display.dimensions', dimensions, wanted);
  for (const concept of conceptsOf(ad)) yield* textRules(ad, concept, platform, runs);
}

/**
 * Checks that no platform refuses any of the texts, and that no platform the ad runs on cuts any of
 * them. Only the hashtags at the end of the caption may be cut.
 */
function* textRules(
  ad: Audience['ad'],
  concept: AdConcept,
  { name, limits }: Platform,
  runs: boolean,
): Generator<Fault> {
  const texts = adTexts(ad, concept);
  for (const limit of limits) {
    const { text, cut, refused, source } = limit;
    // Both concepts have the same hashtags.
    if (text === 'metaTags' && concept.id !== 'fear') continue;
    const found = texts[text];
    const length = lengthOf(text, found);
    const result = verdict(length, limit);
    const keepsText =
      text === 'caption' && truncated(found, cut ?? Infinity).shown.includes(texts.bodyText);
    const path = text === 'metaTags' ? 'audience.ad.metaTags' : `audience.${concept.field}.${text}`;
    const max = result === 'refused' ? refused : cut;
    if (result === 'refused' || (result === 'cut' && runs && !keepsText))
      yield fault(path, found, `${max} or shorter for ${name} (${source}), not ${length}`);
  }
}
