import { conceptsOf } from '../concepts';
import { adTexts, lengthOf } from '../ads/copy';
import { adPlatforms } from '../ads/platforms';
import { isBanner } from '../picture/frame';
import { type Finding, finding, type Judged } from './problem';
import { wordsOf } from './words';

type Found = Generator<Finding>;

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

/** Each card of the carousel has a headline of its own. */
export function* headlineOfCard({ campaign }: Judged): Found {
  const { headlines, slides } = campaign.audience.ad.story;
  const path = 'audience.ad.story.headlines';
  const sentence = `There are ${headlines.length} headlines for ${slides.length} cards. Each card needs one.`;
  if (headlines.length !== slides.length) yield { path, found: headlines, sentence };
  for (const [index, headline] of headlines.entries())
    if (slides.some((slide) => plain(slide) === plain(headline)))
      yield finding(`${path}.${index}`, headline, 'words other than those on the cards');
}

/**
 * No two slides, cards or search texts are the same: Google refuses an ad with such texts. Each of
 * them says so, because either may be the one that was typed.
 */
export function* entriesDiffer({ campaign }: Judged): Found {
  const { story, search } = campaign.audience.ad;
  for (const [path, texts, name] of [
    ['story.slides', story.slides, 'slide'],
    ['story.headlines', story.headlines, 'headline'],
    ['search.headlines', search.headlines, 'headline'],
    ['search.descriptions', search.descriptions, 'description'],
  ] as const)
    for (const [index, text] of texts.entries()) {
      const other = texts.findIndex((same, at) => same === text && at !== index) + 1;
      if (other > 0)
        yield finding(`audience.ad.${path}.${index}`, text, `text other than ${name} ${other}`);
    }
}

/** Its words, with a space around each. */
const plain = (text: string) => ` ${[...wordsOf(text)].join(' ')} `;

/** An ad doesn't say the same in its picture and right below it. Both say so. */
export function* pictureSaysMore({ campaign }: Judged): Found {
  for (const { field, headline, picture } of conceptsOf(campaign.audience.ad)) {
    const [below, above] = [plain(headline), plain(picture.headline)];
    // Words of just symbols are empty.
    if (!below.trim() || !above.trim() || !(below.includes(above) || above.includes(below)))
      continue;
    const [inPicture, at] = [`audience.${field}.picture.headline`, `audience.${field}.headline`];
    const wanted = 'something other than the headline';
    yield finding(inPicture, picture.headline, `${wanted}, which appears right below the picture`);
    yield finding(at, headline, `${wanted} in the picture, which appears right above it`);
  }
}

/** Two concepts are tested against each other, so they share nothing that a reader sees. */
export function* conceptsDiffer({ campaign }: Judged): Found {
  const concepts = conceptsOf(campaign.audience.ad);
  for (const { id, ...first } of concepts)
    for (const other of concepts.filter((concept) => concept.id !== id))
      for (const name of ['headline', 'bodyText', 'imageDesc', 'layout', 'visual'] as const) {
        const found = other[name];
        const wanted = `something other than the one in concept “${id}”, because the two are tested against each other`;
        if (JSON.stringify(first[name]) === JSON.stringify(found))
          yield finding(`audience.${other.field}.${name}`, found, wanted);
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
          path: isTags ? 'audience.ad.metaTags' : `audience.${concept.field}.${field}`,
          found: texts[text],
          sentence: `It’s too long for ${platform.name}: ${length} of ${max} ${isTags ? 'hashtags' : 'characters'}.`,
        };
      }
}
