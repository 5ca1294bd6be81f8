import type { Campaign, EmailTemplate, FilmName } from '@/content/schema';
import { pictureDocument } from './ads/document';
import { adJson } from './ads/json';
import { metaSheet } from './ads/meta-sheet';
import { type AdPicture, adPictures, documentPictures, previewScale } from './ads/pictures';
import { adReadmeText, type AdReadmeWords } from './ads/readme';
import { linkedinSheet } from './ads/sheets';
import { emailFiles, emailFormats, previewHtml } from './email/email-files';
import { captions } from './film/captions';
import { filmCover } from './film/film-cover';
import { filmOf } from './film/timeline';
import { outputAddress, outputName } from './output-address';
import { composeEmailPicture } from './picture/compose-email-picture';
import { composePicture } from './picture/compose-picture';
import type { Composition } from './picture/composition';
import type { Typeface } from './picture/typeface';

/** How to draw a composition. */
export interface ImageOptions {
  /** What the picture is called where a text doesn't fit it: `fear-1200x628`. */
  name: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Its size as a share of the composition's. */
  scale?: number;
}

/**
 * What differs between the build, which draws with sharp, and a browser, which draws on a canvas.
 */
export interface Renderer {
  typeface: Typeface;
  /** The README's own texts. */
  readme: AdReadmeWords;
  /** Draws a picture. Rejects with a `MisfitError` if a text can't be drawn. */
  draw: (composition: Composition, options: ImageOptions) => Promise<Uint8Array>;
  email: (campaign: Campaign) => Promise<EmailTemplate>;
  /** Gets a film as an MP4. */
  film: (campaign: Campaign, name: FilmName) => Promise<Uint8Array>;
}

/** A file of a campaign. */
export interface Output {
  /**
   * Its place in the campaign's folder: `email.html`, `films/reel.mp4`. No two files have the same.
   */
  path: string;
  address: string;
  /** What it's saved as, alone or in a ZIP. Undefined if it's only for pages to show. */
  name?: string;
  type: string;
  /** How a picture is composed, and the address of a smaller copy for pages, if any. */
  picture?: { name: string; compose: (typeface: Typeface) => Composition; preview?: string };
  make: (renderer: Renderer) => Promise<string | Uint8Array>;
}

interface Entry extends Pick<Output, 'path' | 'type' | 'picture' | 'make'> {
  isPreview?: boolean;
}

/** A file that people can save. */
export type Download = Output & { name: string };

/** Every file of a campaign: for the build to export, and for the editor to make anew. */
export function outputsOf(campaign: Campaign): Output[] {
  const { audience } = campaign;
  const entries: Entry[] = [
    text('readme.txt', 'text/plain', ({ readme }) => adReadmeText(campaign, saved(), readme)),
    text(
      'data.json',
      'application/json',
      () => `${JSON.stringify(adJson(campaign, saved().map(nameOf)), null, 2)}\n`,
    ),
    ...sheets(campaign),
    ...adPictures(audience).flatMap((picture) => pictureEntries(campaign, picture)),
    ...(['reel', 'teaser'] as const).flatMap((name) => filmEntries(campaign, name)),
    ...emailEntries(campaign),
  ];
  const saved = () => entries.filter(({ isPreview }) => !isPreview).map(({ path }) => path);
  const nameOf = (path: string) => outputName(campaign, path);
  return entries.map(({ path, type, picture, make, isPreview }) => ({
    path,
    type,
    picture,
    make,
    address: outputAddress(audience, path),
    name: isPreview ? undefined : nameOf(path),
  }));
}

/** The files of a campaign that people can save. */
export function downloadsOf(campaign: Campaign): Download[] {
  return outputsOf(campaign).flatMap(({ name, ...output }) => (name ? [{ ...output, name }] : []));
}

function text(path: string, type: string, make: (renderer: Renderer) => string): Entry {
  return { path, type: `${type}; charset=utf-8`, make: async (renderer) => make(renderer) };
}

/** What the platforms that a campaign is meant for take besides pictures. */
function sheets(campaign: Campaign): Entry[] {
  const { platforms } = campaign.audience.launch;
  return [
    ...(platforms.some((platform) => platform !== 'linkedin')
      ? [text('meta-starting-sheet.csv', 'text/csv', () => metaSheet(campaign))]
      : []),
    ...(platforms.includes('linkedin')
      ? [
          text('linkedin.csv', 'text/csv', () => linkedinSheet(campaign)),
          {
            path: 'linkedin-document.pdf',
            type: 'application/pdf',
            make: (renderer: Renderer) => cardDocument(campaign, renderer),
          },
        ]
      : []),
  ];
}

/** A campaign's cards as a PDF. */
async function cardDocument(campaign: Campaign, renderer: Renderer): Promise<Uint8Array> {
  const { audience, brand } = campaign;
  const pages = [];
  for (const picture of documentPictures(audience)) {
    const { name, width, height, alt } = picture;
    const composition = composePicture(campaign, picture, renderer.typeface);
    // oxlint-disable-next-line no-await-in-loop -- one canvas at a time, for phones with little memory
    const jpeg = await renderer.draw(composition, { name, type: 'image/jpeg' });
    pages.push({ jpeg, width, height, words: alt });
  }
  return pictureDocument(pages, {
    title: `${brand.name}: ${audience.ad.title}`,
    author: brand.name,
    language: 'en',
  });
}

function pictureEntries(campaign: Campaign, picture: AdPicture): Entry[] {
  const compose = (typeface: Typeface) => composePicture(campaign, picture, typeface);
  return pngAndPreview(campaign, `pictures/${picture.name}`, picture.name, compose);
}

function filmEntries(campaign: Campaign, name: FilmName): Entry[] {
  const path = `films/${name}`;
  return [
    { path: `${path}.mp4`, type: 'video/mp4', make: ({ film }) => film(campaign, name) },
    text(`${path}.vtt`, 'text/vtt', () => captions(filmOf(campaign.audience, name))),
    ...pngAndPreview(campaign, path, name, (typeface) => filmCover(campaign, name, typeface)),
  ];
}

function pngAndPreview(
  { audience }: Campaign,
  path: string,
  name: string,
  compose: (typeface: Typeface) => Composition,
): Entry[] {
  const preview = `${path}.webp`;
  return [
    png(`${path}.png`, { name, compose, preview: outputAddress(audience, preview) }),
    {
      path: preview,
      type: 'image/webp',
      isPreview: true,
      make: ({ draw, typeface }) =>
        draw(compose(typeface), { name, type: 'image/webp', scale: previewScale }),
    },
  ];
}

function png(path: string, picture: NonNullable<Output['picture']>): Entry {
  const { name, compose } = picture;
  return {
    path,
    type: 'image/png',
    picture,
    make: ({ draw, typeface }) => draw(compose(typeface), { name, type: 'image/png' }),
  };
}

const emailTypes = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  eml: 'message/rfc822',
};

function emailEntries(campaign: Campaign): Entry[] {
  return [
    ...emailFormats.map((format): Entry => ({
      path: `email.${format}`,
      type: emailTypes[format],
      make: async ({ email }) => emailFiles(campaign, await email(campaign))[format],
    })),
    png('email.png', {
      name: 'email',
      compose: (typeface) => composeEmailPicture(campaign, typeface),
    }),
    {
      path: 'email-preview.html',
      type: 'text/html; charset=utf-8',
      isPreview: true,
      make: async ({ email }) => previewHtml(campaign, (await email(campaign)).content),
    },
  ];
}
