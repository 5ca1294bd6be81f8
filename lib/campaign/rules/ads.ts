import { conceptsOf } from '../document/concepts';
import { adTexts, lengthOf } from '../document/copy';
import { adPlatforms } from '../sheets/platforms';
import { isBanner } from '../drawing/frame';
import { type Finding, finding, type Judged } from './problem';

type Found = Generator<Finding>;

/** A campaign runs on platforms that are in the list of them. */
export function* platformsAreListed({ campaign }: Judged): Found {
  const ids = campaign.platforms.map(({ id }) => id);
  for (const [index, id] of campaign.audience.launch.platforms.entries())
    if (!ids.includes(id))
      yield finding(`audience.launch.platforms.${index}`, id, `one of ${ids.join(', ')}`);
}

/** A picture has a size that's in the list of them, whether a campaign or a platform asks for it. */
export function* sizesAreListed({ campaign }: Judged): Found {
  const { audience, platforms, formats } = campaign;
  const used = [
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
  for (const { path, size } of used)
    if (!sizes.includes(size)) yield finding(path, size, `one of ${sizes.join(', ')}`);
}

/** A size's layout suits its ratio. */
export function* layoutOfSize({ campaign }: Judged): Found {
  for (const [size, { layout }] of Object.entries(campaign.formats)) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const ratio = width / height;
    const tallOrFeed = ratio < 2 / 3 ? 'tall' : 'feed';
    const ofPicture = ratio > 1.5 ? 'wide' : tallOrFeed;
    const ofBanner = ratio > 2.5 ? 'strip' : 'tower';
    const wanted = isBanner(layout) ? ofBanner : ofPicture;
    if (layout !== wanted) yield finding(`formats.${size}.layout`, layout, wanted);
  }
}

/** A sample post plays one of the campaign's films, so it needs that film. */
export function* filmOfPost({ campaign }: Judged): Found {
  const { landing, ad } = campaign.audience;
  for (const [index, { address, shows = 'reel' }] of (landing.posts?.items ?? []).entries())
    if (address.startsWith('/') && !ad.story[`${shows}Script`]) {
      const wanted = `the address of a real post, because the campaign has no ${shows} for a sample to play`;
      yield finding(`audience.landing.posts.items.${index}.address`, address, wanted);
    }
}

export function* drawingOfSlide({ campaign }: Judged): Found {
  const { display, story } = campaign.audience.ad;
  const ids = display.keyVisuals.map(({ id }) => id);
  const { length } = story.slides;
  const path = 'audience.ad.display.keyVisuals';
  const sentence = `There are ${ids.length} drawings for ${length} slides. Each slide needs one.`;
  if (ids.length !== length) yield { path, found: ids, sentence };
}

/** Each card of the carousel has a headline. */
export function* headlineOfCard({ campaign }: Judged): Found {
  const { headlines, slides } = campaign.audience.ad.story;
  const path = 'audience.ad.story.headlines';
  const sentence = `There are ${headlines.length} headlines for ${slides.length} cards. Each card needs one.`;
  if (headlines.length !== slides.length) yield { path, found: headlines, sentence };
}

/**
 * Google refuses a search ad with the same text twice. Each of the two says so, because either may
 * be the one that was typed.
 */
export function* searchTextsDiffer({ campaign }: Judged): Found {
  const { search } = campaign.audience.ad;
  for (const [path, texts, name] of [
    ['headlines', search.headlines, 'headline'],
    ['descriptions', search.descriptions, 'description'],
  ] as const)
    for (const [index, text] of texts.entries()) {
      const other = texts.findIndex((same, at) => same === text && at !== index) + 1;
      const at = `audience.ad.search.${path}.${index}`;
      if (other > 0) yield finding(at, text, `text other than ${name} ${other}`);
    }
}

export function* buttonOfAd({ campaign }: Judged): Found {
  const { cta } = campaign.audience.ad.ads.primary;
  const offered = adPlatforms(campaign).flatMap(({ ctas }) => (ctas ? [ctas.items] : []));
  if (offered.every((items) => items.includes(cta))) return;
  const shared = offered[0]?.filter((label) => offered.every((items) => items.includes(label)));
  const wanted = `a button that each of the campaign’s platforms has: ${shared?.join(', ')}`;
  yield finding('audience.ad.ads.primary.cta', cta, wanted);
}

/** No platform refuses or cuts a text. Only the hashtags at the caption's end may be cut. */
export function* lengthOnPlatforms({ campaign }: Judged): Found {
  const { ad } = campaign.audience;
  const ownPlatforms = adPlatforms(campaign);
  for (const concept of conceptsOf(ad))
    for (const platform of campaign.platforms)
      for (const { text, cut = Infinity, refused = Infinity } of platform.limits) {
        const isTags = text === 'metaTags';
        // Both concepts have the same hashtags.
        if (isTags && concept.id !== 'fear') continue;
        const texts = adTexts(ad, concept);
        const length = lengthOf(text, texts[text]);
        // A caption is the body text with the hashtags. That's checked by itself.
        const mayBeCut = text === 'caption' || !ownPlatforms.includes(platform);
        const max = mayBeCut || length > refused ? refused : cut;
        if (length <= max) continue;
        const field = text === 'caption' ? 'bodyText' : text;
        yield {
          path: isTags ? 'audience.ad.metaTags' : `${concept.path}.${field}`,
          found: texts[text],
          sentence: `It’s too long for ${platform.name}: ${length} of ${max} ${isTags ? 'hashtags' : 'characters'}.`,
        };
      }
}
