import { conceptsOf } from '../document/concepts';
import { adTexts, lengthOf } from '../document/copy';
import { adPlatforms } from '../sheets/platforms';
import { isBanner } from '../drawing/frame';
import { familyOf, nearestSize, readSize, writeSize } from '../drawing/own-sizes';
import { sizeLabel } from '../picture/ad-pictures';
import { fill } from '../document/fill';
import { numberText } from '../document/number';
import type { Finding, Judged } from './rule';

type Findings = Generator<Finding>;

/** A campaign runs on platforms that are in the list of them. */
export function* platformsAreListed({ campaign }: Judged): Findings {
  const ids = campaign.platforms.map(({ id }) => id);
  for (const [index, id] of campaign.audience.launch.platforms.entries())
    if (!ids.includes(id))
      yield {
        path: `audience.launch.platforms.${index}`,
        value: id,
        expected: (words) => fill(words.wanted.listed, { items: ids.join(', ') }),
      };
}

/** A picture has a size that's in the list of them, whether a campaign or a platform asks for it. */
export function* sizesAreListed({ campaign }: Judged): Findings {
  const { audience, platforms, formats } = campaign;
  const usedTexts = [
    ...Array.from(audience.ad.display.dimensions.entries(), ([index, size]) => ({
      path: `audience.ad.display.dimensions.${index}`,
      size,
    })),
    ...platforms.flatMap(({ placements }, platform) =>
      placements.map(({ dimension }, index) => ({
        path: `platforms.${platform}.placements.${index}.dimension`,
        size: dimension,
      })),
    ),
  ];
  const sizes = Object.keys(formats);
  for (const { path, size } of usedTexts)
    if (!sizes.includes(size))
      yield {
        path,
        value: size,
        expected: (words) => fill(words.wanted.listed, { items: sizes.join(', ') }),
      };
}

/** A size that a marketer has added can be drawn. */
export function* ownSizesCanBeDrawn({ campaign }: Judged): Findings {
  for (const [index, value] of (campaign.audience.ad.display.sizes ?? []).entries()) {
    const size = readSize(value);
    // The schema minds anything that isn't a size.
    if (!size || familyOf(size)) continue;
    yield {
      path: `audience.ad.display.sizes.${index}`,
      value,
      sentence: ({ size: words }) =>
        fill(words.nearest, {
          size: sizeLabel(value),
          nearest: sizeLabel(writeSize(nearestSize(size))),
        }),
    };
  }
}

/** A size's layout suits its ratio. */
export function* layoutOfSize({ campaign }: Judged): Findings {
  for (const [size, { layout }] of Object.entries(campaign.formats)) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const ratio = width / height;
    const tallOrFeed = ratio < 2 / 3 ? 'tall' : 'feed';
    const ofPicture = ratio > 1.5 ? 'wide' : tallOrFeed;
    const ofBanner = ratio > 2.5 ? 'strip' : 'tower';
    const expected = isBanner(layout) ? ofBanner : ofPicture;
    if (layout !== expected) yield { path: `formats.${size}.layout`, value: layout, expected };
  }
}

/** A sample post plays one of the campaign's films, so it needs that film. */
export function* filmOfPost({ campaign }: Judged): Findings {
  const { landing, ad } = campaign.audience;
  for (const [index, { address, shows = 'reel' }] of (landing.posts?.items ?? []).entries())
    if (address.startsWith('/') && !ad.story[`${shows}Script`]) {
      yield {
        path: `audience.landing.posts.items.${index}.address`,
        value: address,
        expected: (words) => fill(words.wanted.post, { film: shows }),
      };
    }
}

/** Each slide of the story has a drawing. */
export function* drawingOfSlide({ campaign }: Judged): Findings {
  const { display, story } = campaign.audience.ad;
  const ids = display.keyVisuals.map(({ id }) => id);
  const { length } = story.slides;
  if (ids.length === length) return;
  yield {
    path: 'audience.ad.display.keyVisuals',
    value: ids,
    sentence: (words) => fill(words.drawings, { drawings: ids.length, slides: length }),
  };
}

/** Each card of the carousel has a headline. */
export function* headlineOfCard({ campaign }: Judged): Findings {
  const { headlines, slides } = campaign.audience.ad.story;
  if (headlines.length === slides.length) return;
  const counts = { headlines: headlines.length, cards: slides.length };
  yield {
    path: 'audience.ad.story.headlines',
    value: headlines,
    sentence: (words) => fill(words.headlines, counts),
  };
}

/**
 * Google refuses a search ad with the same text twice. Each of the two says so, because either may
 * be the one that was typed.
 */
export function* searchTextsDiffer({ campaign }: Judged): Findings {
  const { search } = campaign.audience.ad;
  for (const [list, name] of [
    ['headlines', 'headline'],
    ['descriptions', 'description'],
  ] as const)
    for (const [index, text] of search[list].entries()) {
      const number = search[list].findIndex((entry, at) => entry === text && at !== index) + 1;
      if (number === 0) continue;
      yield {
        path: `audience.ad.search.${list}.${index}`,
        value: text,
        expected: (words) => fill(words.wanted[name], { number }),
      };
    }
}

/** Each platform of the campaign has the ad's button. */
export function* buttonOfAd({ campaign }: Judged): Findings {
  const { cta } = campaign.audience.ad.ads.primary;
  const buttonLists = adPlatforms(campaign).flatMap(({ ctas }) =>
    ctas ? [ctas.items.map(({ label }) => label)] : [],
  );
  if (buttonLists.every((labels) => labels.includes(cta))) return;
  const shared = buttonLists[0]?.filter((label) =>
    buttonLists.every((labels) => labels.includes(label)),
  );
  yield {
    path: 'audience.ad.ads.primary.cta',
    value: cta,
    expected: (words) => fill(words.wanted.button, { buttons: (shared ?? []).join(', ') }),
  };
}

/** No platform refuses or cuts a text. Only the hashtags at the caption's end may be cut. */
export function* lengthOnPlatforms({ campaign }: Judged): Findings {
  const { ad } = campaign.audience;
  const { locale } = campaign.brand;
  const platforms = adPlatforms(campaign);
  for (const concept of conceptsOf(ad))
    for (const platform of campaign.platforms)
      for (const { text, cut = Infinity, refused: refusedFrom = Infinity } of platform.limits) {
        const isTags = text === 'metaTags';
        // Both concepts have the same hashtags.
        if (isTags && concept.id !== 'fear') continue;
        const texts = adTexts(ad, concept);
        const length = lengthOf(text, texts[text]);
        // A caption is the body text with the hashtags. That's checked by itself.
        const mayBeCut = text === 'caption' || !platforms.includes(platform);
        const max = mayBeCut || length > refusedFrom ? refusedFrom : cut;
        if (length <= max) continue;
        const field = text === 'caption' ? 'bodyText' : text;
        yield {
          path: isTags ? 'audience.ad.metaTags' : `${concept.path}.${field}`,
          value: texts[text],
          platforms: [platform.id],
          sentence: (words) =>
            fill(isTags ? words.tooMany : words.tooLong, {
              platform: platform.name,
              length: numberText(length, locale),
              most: numberText(max, locale),
            }),
        };
      }
}
