import { posts } from '@/components/templates/shared/feed/feed';
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
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { artboardSvg } from '@/lib/studio/download/draw';
import { withFields } from '@/lib/studio/text/marks';
import {
  accentOf,
  type Artboard,
  frameHtml,
  type Kind,
  postWidth,
  type Snapshot,
} from './artboard';
import { emailBoards } from './email-boards';
import { landingBoards } from './landing-boards';
import { SearchAd } from './search-ad';
import { drawPictures } from '../pictures/draw-pictures';

const { boards: words } = studio;

/** A campaign's artboards, in the order that readers meet them. */
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
        title: `${platform.name}: ${socialAds.concepts[ad.id].toLowerCase()}`,
        width: postWidth,
        file: imageFile(feedPicture(audience, ad, platform)),
        html: (snapshot) => {
          const Post = posts[platform.preview];
          const { audience: marked } = snapshot.marked;
          const [fear, remedy = fear] = conceptsOf(marked.ad);
          const concept = fear.id === ad.id ? fear : remedy;
          const { logo } = snapshot.campaign.brand;
          const post = (
            <div style={accentOf(snapshot)}>
              <Post {...{ concept, platform, logo }} audience={marked} />
            </div>
          );
          return frameHtml(drawPictures(snapshot, snapshot.render(post)));
        },
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
    ...cardPictures(audience, cardDimensions[0]).map((picture, index): Artboard => {
      const board = pictureBoard('story', picture, `${words.card} ${picture.slide}`);
      const html = (snapshot: Snapshot) => {
        const headline = snapshot.marked.audience.ad.story.headlines[index];
        const below = snapshot.render(<p className="p-3 font-semibold">{headline}</p>);
        return frameHtml(board.html(snapshot) + withFields(below, snapshot.paths));
      };
      return Object.assign({}, board, { height: undefined, html });
    }),
    ...filmNamesOf(audience).map((film): Artboard => ({
      id: film,
      kind: 'films',
      title: socialAds.film.names[film],
      width: 360,
      html: () => '',
      film,
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
  html: ({ marked, paths, render }) =>
    frameHtml(withFields(render(<SearchAd campaign={marked} />), paths)),
};

const imageFile = (picture?: AdPicture): Artboard['file'] =>
  picture && { type: 'image', path: `pictures/${picture.name}.png` };

function pictureBoard(kind: Kind, picture: AdPicture, title: string): Artboard {
  const { name, width, height, alt } = picture;
  return {
    id: name,
    kind,
    title,
    file: imageFile(picture),
    // Phones show three pixels as one, and banners are small. So all artboards have the same scale.
    width: hasPreview(picture) ? width / 3 : width,
    height: hasPreview(picture) ? height / 3 : height,
    html: (snapshot) => {
      const { campaign, lettering } = snapshot;
      return artboardSvg(snapshot, composePicture(campaign, picture, lettering.typeface), alt);
    },
  };
}
