import { renderToStaticMarkup } from 'react-dom/server';
import { posts } from '@/components/templates/shared/feed/feed';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import type { AdPicture } from '@/lib/campaign/picture/ad-pictures';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import { artboardSvg } from '@/lib/studio/download/draw';
import { withFields } from '@/lib/studio/text/marks';
import { drawPictures } from '../pictures/draw-pictures';
import { accentOf, type Artboard, type Content, frameHtml, type Snapshot } from './artboard';
import { emailHtml, inboxHtml } from './email-html';
import { landingHtml, linkHtml, sidebarHtml } from './landing-html';
import { SearchAd } from './search-ad';

/** An artboard's markup, in which each text is in an element with `data-field`. A film has none. */
export function boardHtml({ content }: Pick<Artboard, 'content'>, snapshot: Snapshot): string {
  switch (content.type) {
    case 'post':
      return postHtml(content, snapshot);
    case 'picture':
      return pictureSvg(content.picture, snapshot);
    case 'card':
      return cardHtml(content, snapshot);
    case 'search': {
      const { marked, paths } = snapshot;
      const html = renderToStaticMarkup(<SearchAd campaign={marked} />);
      return frameHtml(withFields(html, paths));
    }
    case 'landing':
      return landingHtml(snapshot);
    case 'sidebar':
      return sidebarHtml(snapshot);
    case 'link':
      return linkHtml(snapshot);
    case 'inbox':
      return inboxHtml(snapshot);
    case 'email':
      return emailHtml(snapshot, content.scheme);
    // A film is drawn frame by frame, as it plays.
    default:
      return '';
  }
}

type ContentOf<Type extends Content['type']> = Extract<Content, { type: Type }>;

function postHtml({ concept: id, platform }: ContentOf<'post'>, snapshot: Snapshot): string {
  const Post = posts[platform.preview];
  const { audience } = snapshot.marked;
  const [fear, remedy = fear] = conceptsOf(audience.ad);
  const concept = fear.id === id ? fear : remedy;
  const { logo } = snapshot.campaign.brand;
  const html = renderToStaticMarkup(
    <div style={accentOf(snapshot)}>
      <Post {...{ concept, platform, logo, audience }} />
    </div>,
  );
  return frameHtml(drawPictures(snapshot, html));
}

function pictureSvg(picture: AdPicture, snapshot: Snapshot): string {
  const { campaign, lettering } = snapshot;
  const composition = composePicture(campaign, picture, lettering.typeface);
  return artboardSvg(snapshot, composition, picture.alt);
}

function cardHtml({ picture, index }: ContentOf<'card'>, snapshot: Snapshot): string {
  const headline = snapshot.marked.audience.ad.story.headlines[index];
  const below = renderToStaticMarkup(<p className="p-3 font-semibold">{headline}</p>);
  return frameHtml(pictureSvg(picture, snapshot) + withFields(below, snapshot.paths));
}
