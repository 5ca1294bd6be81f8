import { weakMapMemoize } from 'reselect';
import type { EmailScheme } from '@/components/templates/shared/email-frame';
import type { PreviewSettings } from '@/components/templates/shared/merge-values';
import type { Campaign, CampaignDocument, FilmName, Theme } from '@/content/schema';
import type { studio } from '@/content/words/studio/studio';
import type { ConceptId } from '@/lib/campaign/document/concepts';
import { resolve } from '@/lib/campaign/document/resolve';
import type { AdPicture } from '@/lib/campaign/picture/ad-pictures';
import type { PreviewedPlatform } from '@/lib/campaign/sheets/platforms';
import type { Lettering } from '@/lib/studio/download/draw';
import { markedCampaign } from '@/lib/studio/text/marks';

/** In pixels: a desktop and a phone. */
export const landingWidths = [1280, 390] as const;

export type Kind = keyof typeof studio.wall.kinds;

/** What makes artboards of any campaign. */
export interface Tools {
  lettering: Lettering;
  settings: PreviewSettings;
}

/** What an artboard is made from: a campaign as it's edited, at one moment. */
export interface Snapshot extends Tools {
  document: CampaignDocument;
  campaign: Campaign;
  /** The same campaign with marks in its texts, and the paths they stand for. */
  marked: Campaign;
  paths: string[];
}

/** What an artboard shows. */
export type Content =
  | { type: 'post'; concept: ConceptId; platform: PreviewedPlatform }
  | { type: 'picture'; picture: AdPicture }
  /** A carousel's card: a picture with its headline below. `index` is the headline's. */
  | { type: 'card'; picture: AdPicture; index: number }
  | { type: 'search' | 'link' | 'inbox' }
  | { type: 'film'; film: FilmName }
  /** In a document with the site's styles. */
  | { type: 'landing' | 'sidebar'; theme: Theme }
  /** In the exported email. */
  | { type: 'email'; scheme: EmailScheme };

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
  content: Content;
  /** What it can be saved as: an image, by its path among the campaign's files, or the email. */
  file?: { type: 'image'; path: string } | { type: 'email' };
}

/** The name of the picture or the film that an artboard shows: a feed's is one of an ad's sizes. */
export const pictureOn = ({ id, file }: Artboard): string =>
  file?.type === 'image' ? file.path.replace(/^.*\/|\.png$/g, '') : id;

/** In pixels: a post in a feed. */
export const postWidth = 416;

/** What artboards are made from, once for each document. */
export const takeSnapshot = weakMapMemoize((document: CampaignDocument, tools: Tools): Snapshot => {
  const campaign = resolve(document);
  const { campaign: marked, paths } = markedCampaign(document, campaign);
  return { document, campaign, marked, paths, ...tools };
});

export const frameHtml = (post: string) =>
  `<div class="overflow-hidden rounded-md border border-line bg-surface font-system">${post}</div>`;

/** The campaign's own accent. A page's own styles have the exported one. */
export function accentOf({ campaign: { audience, brand } }: Snapshot) {
  const { theme } = audience.landing;
  const ownAccents = { light: audience.lightAccent, dark: audience.darkAccent };
  const style: React.CSSProperties & Record<`--${'accent' | 'guard'}`, string> = {
    '--accent': brand.palette[theme].accent,
    '--guard': ownAccents[theme] ?? 'var(--text)',
  };
  return style;
}
