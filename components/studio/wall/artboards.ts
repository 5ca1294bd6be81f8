import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { studio } from '@/content/words/studio/studio';
import { platformsIn, previewedPlatforms } from '@/lib/campaign/sheets/platforms';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import {
  type AdPicture,
  adPictures,
  cardDimensions,
  cardPictures,
  feedPicture,
  hasPreview,
  sizeLabel,
  storyPictures,
} from '@/lib/campaign/picture/ad-pictures';
import { type Artboard, type Kind, landingWidths, postWidth } from './artboard';

const { boards: words } = studio;

/**
 * A campaign's artboards, in the order that readers meet them. What's on them is drawn elsewhere:
 * the list of texts needs no more than their names, and is there before the wall.
 */
export function artboardsOf(campaign: Campaign): Artboard[] {
  const { audience } = campaign;
  const platforms = previewedPlatforms(campaign);
  const inFeeds = new Set(
    conceptsOf(audience.ad).flatMap((concept) =>
      platforms.map((platform) => feedPicture(audience, concept, platform)?.name),
    ),
  );
  return [
    // oxlint-disable-next-line no-map-spread -- two lists in one
    ...conceptsOf(audience.ad).flatMap((ad) => [
      ...platforms.map((platform, index): Artboard => ({
        id: `${ad.id}-${platform.id}`,
        kind: 'ads',
        heading: index === 0 ? socialAds.concepts[ad.id] : undefined,
        title: `${platform.name}: ${socialAds.concepts[ad.id]}`,
        width: postWidth,
        file: imageFile(feedPicture(audience, ad, platform)),
        content: { type: 'post', concept: ad.id, platform },
      })),
      ...adPictures(campaign)
        .filter(({ concept, name }) => concept === ad.id && !inFeeds.has(name))
        .map((picture) => {
          const size = sizeLabel(picture.dimension);
          return pictureBoard(
            'ads',
            picture,
            `${socialAds.concepts[ad.id]}, ${words.image} ${size}`,
          );
        }),
    ]),
    ...(platformsIn(campaign, 'google').length > 0 ? [searchBoard] : []),
    ...storyPictures(audience).map((picture) =>
      pictureBoard('story', picture, `${words.storySlide} ${picture.slide}`),
    ),
    ...cardPictures(audience, cardDimensions[0]).map((picture, index): Artboard => ({
      id: picture.name,
      kind: 'story',
      title: `${words.card} ${picture.slide}`,
      file: imageFile(picture),
      width: picture.width / 3,
      content: { type: 'card', picture, index },
    })),
    ...filmNamesOf(audience).map((film): Artboard => ({
      id: film,
      kind: 'films',
      title: socialAds.film.names[film],
      width: 360,
      content: { type: 'film', film },
    })),
    ...landingBoards(campaign),
    ...emailBoards,
  ];
}

const searchBoard: Artboard = {
  id: 'search',
  kind: 'ads',
  title: words.searchAd,
  width: postWidth,
  content: { type: 'search' },
};

const imageFile = (picture?: AdPicture): Artboard['file'] =>
  picture && { type: 'image', path: `pictures/${picture.name}.png` };

function pictureBoard(kind: Kind, picture: AdPicture, title: string): Artboard {
  const { name, width, height } = picture;
  return {
    id: name,
    kind,
    title,
    file: imageFile(picture),
    // Phones show three pixels as one, and banners are small. So all artboards have the same scale.
    width: hasPreview(picture) ? width / 3 : width,
    height: hasPreview(picture) ? height / 3 : height,
    content: { type: 'picture', picture },
  };
}

/** In pixels: the narrowest screen, whose menu has what's in the sidebar on a desktop. */
const sidebarWidth = 320;

/** The landing page on a desktop and on a phone, the report beside it, and its link in apps. */
const landingBoards = ({ audience }: Campaign): Artboard[] => [
  ...landingWidths.map((width): Artboard => ({
    id: `landing-${width}`,
    kind: 'landing',
    title: `${words.landing}, ${width > 1000 ? words.desktop : words.phone}`,
    width,
    content: { type: 'landing', theme: audience.landing.theme },
  })),
  {
    id: 'sidebar',
    kind: 'landing',
    title: `${words.landing}, ${words.sidebar}`,
    width: sidebarWidth,
    content: { type: 'sidebar', theme: audience.landing.theme },
  },
  { id: 'link', kind: 'landing', title: words.link, width: postWidth, content: { type: 'link' } },
];

const emailBoards: readonly Artboard[] = [
  { id: 'inbox', kind: 'email', title: words.inbox, width: postWidth, content: { type: 'inbox' } },
  ...(
    [
      ['phone', 375, 'light', words.phone],
      ['desktop', 640, 'light', words.desktop],
      ['dark', 640, 'dark', words.dark],
      ['forced', 640, 'forced', words.forced],
    ] as const
  ).map(([id, width, scheme, title]): Artboard => ({
    id: `email-${id}`,
    kind: 'email',
    title: `${words.email}, ${title}`,
    width,
    file: { type: 'email' },
    content: { type: 'email', scheme },
  })),
];
