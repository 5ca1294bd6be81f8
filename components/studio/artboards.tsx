import type { CSSProperties, ReactElement } from 'react';
import { weakMapMemoize } from 'reselect';
import { LandingSections } from '@/components/landing/landing-sections';
import { posts } from '@/components/campaign/feed/feed';
import { InboxRow } from '@/components/campaign/inbox-row';
import { inboxProps, mergeContent } from '@/components/campaign/merge-content';
import { mergeValues, withValues } from '@/components/campaign/merge-values';
import type { Settings } from '@/components/campaign/settings';
import { inboxes } from '@/content/inboxes';
import type { Campaign, CampaignDocument, FilmName, Theme } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { studio } from '@/content/words/studio';
import { conceptsOf } from '@/lib/campaign/concepts';
import {
  type AdPicture,
  adPictures,
  cardDimensions,
  cardPictures,
  feedPicture,
  hasPreview,
  storyPictures,
} from '@/lib/campaign/picture/ad-pictures';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { socialPlatforms } from '@/lib/campaign/ads/platforms';
import { sizeLabel } from '@/lib/campaign/ads/size-label';
import { renderEmailWith } from '@/lib/campaign/email/render-email';
import { emailPictures } from '@/lib/campaign/picture/compose-email-picture';
import { emailPicture } from '@/lib/campaign/picture/email-picture';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import { socialCardAlt } from '@/lib/campaign/picture/social-card';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { LinkPreviews } from './link-previews';
import { SearchAd } from './search-ad';
import { artboardSvg, type Lettering } from '@/lib/studio/draw';
import { markedCampaign, withFields } from '@/lib/studio/marks';

const { boards: words } = studio;

/** In pixels: a desktop and a phone. */
export const landingWidths = [1280, 390] as const;

export type Kind = keyof typeof studio.wall.kinds;

/** What makes artboards of any campaign. */
export interface Tools {
  lettering: Lettering;
  render: (element: ReactElement) => string;
  settings: Pick<Settings, 'person' | 'service'>;
}

/** What an artboard is made from: a campaign as it's edited, at one moment. */
export interface Version extends Tools {
  document: CampaignDocument;
  campaign: Campaign;
  /** The same campaign with marks in its texts, and the paths they stand for. */
  marked: Campaign;
  paths: string[];
}

export interface Artboard {
  id: string;
  kind: Kind;
  title: string;
  /** Of this artboard and those after it. */
  heading?: string | undefined;
  /** In pixels, before it's zoomed. */
  width: number;
  /** Undefined if it's as high as its content. */
  height?: number;
  /** What frames it: a document with the site's styles, or the exported email. */
  frame?: 'site' | 'email';
  scheme?: 'light' | 'dark';
  /** Some mail apps darken a light email by force. */
  isInverted?: boolean;
  /** Its markup, in which each text is in an element with `data-field`. */
  html: (version: Version) => string;
  film?: FilmName;
}

/** In pixels: a post in a feed. */
const postWidth = 416;

export function versionOf(document: CampaignDocument, campaign: Campaign, tools: Tools): Version {
  const { campaign: marked, paths } = markedCampaign(document, campaign);
  return { document, campaign, marked, paths, ...tools };
}

/** A campaign's artboards, in the order that readers meet them. */
export function artboardsOf(campaign: Campaign): Artboard[] {
  const { audience } = campaign;
  const platforms = socialPlatforms(campaign);
  const inFeeds = new Set(
    conceptsOf(audience.ad).flatMap((concept) =>
      platforms.map((platform) => feedPicture(audience, concept, platform)?.name),
    ),
  );
  return [
    // oxlint-disable-next-line no-map-spread -- two lists in one
    ...conceptsOf(audience.ad).flatMap(({ id }) => [
      ...platforms.map((platform, index): Artboard => ({
        id: `${id}-${platform.id}`,
        kind: 'ads',
        heading: index === 0 ? socialAds.concepts[id] : undefined,
        title: `${platform.name}: ${socialAds.concepts[id].toLowerCase()}`,
        width: postWidth,
        html: (version) => {
          const Post = posts[platform.id];
          const { audience: marked } = version.marked;
          const [first, second = first] = conceptsOf(marked.ad);
          const concept = first.id === id ? first : second;
          const { mark } = version.campaign.brand;
          const post = (
            <div style={accentOf(version)}>
              <Post {...{ concept, platform, mark }} audience={marked} />
            </div>
          );
          return framed(withPictures(version, version.render(post)));
        },
      })),
      ...adPictures(campaign)
        .filter(({ concept, name }) => concept === id && !inFeeds.has(name))
        .map((picture) =>
          pictureBoard(
            'ads',
            picture,
            `${socialAds.concepts[id]}, ${words.image} ${sizeLabel(picture.dimension)}`,
          ),
        ),
    ]),
    ...(audience.launch.platforms.includes('google') ? [searchBoard] : []),
    ...storyPictures(audience).map((picture) =>
      pictureBoard('story', picture, `${words.storySlide} ${picture.slide}`),
    ),
    ...cardPictures(audience, cardDimensions[0]).map((picture, index): Artboard => {
      const board = pictureBoard('story', picture, `${words.card} ${picture.slide}`);
      const html = (version: Version) => {
        const headline = version.marked.audience.ad.story.headlines[index];
        const below = version.render(<p className="p-3 font-semibold">{headline}</p>);
        return framed(board.html(version) + withFields(below, version.paths));
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
    ...landingWidths.map((width): Artboard => ({
      id: `landing-${width}`,
      kind: 'landing',
      title: `${words.landing}, ${width > 1000 ? words.desktop : words.phone}`,
      width,
      frame: 'site',
      scheme: audience.landing.theme,
      html: landingHtml,
    })),
    { id: 'link', kind: 'landing', title: words.link, width: postWidth, html: linkHtml },
    { id: 'inbox', kind: 'email', title: words.inbox, width: postWidth, html: inboxHtml },
    ...(
      [
        ['phone', 375, 'light', words.phone],
        ['desktop', 640, 'light', words.desktop],
        ['dark', 640, 'dark', words.dark],
        ['forced', 640, 'light', words.forced],
      ] as const
    ).map(([id, width, scheme, title]): Artboard => ({
      id: `email-${id}`,
      kind: 'email',
      title: `${words.email}, ${title}`,
      width,
      frame: 'email',
      scheme,
      isInverted: id === 'forced',
      html: (version) => emailHtml(version, scheme),
    })),
  ];
}

const searchBoard: Artboard = {
  id: 'search',
  kind: 'ads',
  title: words.searchAd,
  width: postWidth,
  html: ({ marked, paths, render }) =>
    framed(withFields(render(<SearchAd campaign={marked} />), paths)),
};

function pictureBoard(kind: Kind, picture: AdPicture, title: string): Artboard {
  const { name, width, height, alt } = picture;
  return {
    id: name,
    kind,
    title,
    // Phones show three pixels as one, and banners are small. So all artboards have the same scale.
    width: hasPreview(picture) ? width / 3 : width,
    height: hasPreview(picture) ? height / 3 : height,
    html: (version) => {
      const { campaign, lettering } = version;
      return artboardSvg(version, composePicture(campaign, picture, lettering.typeface), alt);
    },
  };
}

/** A post, as an app frames it. */
const framed = (post: string) =>
  `<div class="overflow-hidden rounded-md border border-line bg-surface font-system">${post}</div>`;

/** HTML with drawings of the campaign's pictures in place of links to the exported ones. */
function withPictures(version: Version, html: string): string {
  const { campaign, lettering, paths } = version;
  const pictures = new Map(adPictures(campaign).map((picture) => [picture.preview, picture]));
  const inEmail = emailPictures(campaign);
  return withFields(html, paths).replace(/<img\b[^>]*>/g, (tag) => {
    const [, src = ''] = / src="([^"]*)"/.exec(tag) ?? [];
    const picture = pictures.get(src);
    const [, alt = ''] = / alt="([^"]*)"/.exec(tag) ?? [];
    const compose = inEmail.get(src);
    if (compose) return artboardSvg(version, compose(lettering.typeface), alt);
    if (!picture) return tag;
    const composition = composePicture(campaign, picture, lettering.typeface);
    return artboardSvg(version, composition, picture.alt);
  });
}

/** The campaign's own accent. A page's own styles have the exported one. */
function accentOf({ campaign: { audience, brand } }: Version) {
  const style: CSSProperties & Record<'--accent', string> = {
    '--accent': brand.palette[audience.landing.theme].accent,
  };
  return style;
}

/** Several artboards share it, so it's made once for each version. */
const landingHtml = weakMapMemoize((version: Version) => {
  const { render, marked, paths } = version;
  const page = (
    <div style={accentOf(version)}>
      <LandingSections campaign={marked} />
    </div>
  );
  return withFields(render(page), paths);
});

function linkHtml(version: Version): string {
  const { campaign, lettering, marked, paths, render } = version;
  const html = render(<LinkPreviews campaign={marked} />);
  const composition = composeSocialCard(campaign, lettering.typeface);
  const card = artboardSvg(version, composition, socialCardAlt(campaign.audience));
  return withFields(html, paths).replaceAll('<hr/>', () => card);
}

function inboxHtml(version: Version): string {
  const { marked, settings } = version;
  const { merge, subject, preview, ...rest } = inboxProps(marked, mergeContent(marked));
  const values = mergeValues(settings, merge);
  const texts = { subject: withValues(subject, values), preview: withValues(preview, values) };
  const rows = inboxes.items.map((inbox) => (
    <div key={inbox.id} className="mb-4">
      <InboxRow {...rest} {...texts} inbox={inbox} />
    </div>
  ));
  return withFields(version.render(<div>{rows}</div>), version.paths);
}

/** The same in light and in dark mode, but for its picture. */
const emailBody = weakMapMemoize(({ marked, settings, render }: Version) => {
  const { content } = renderEmailWith(render, marked);
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(content) ?? [];
  return withValues(body, mergeValues(settings, mergeContent(marked)));
});

const emailHtml = weakMapMemoize((version: Version, scheme: Theme) => {
  const { src, dark = src } = emailPicture(version.campaign);
  const shown = scheme === 'dark' ? dark : src;
  return withPictures(version, emailBody(version).replace(`src="${src}"`, `src="${shown}"`));
});
