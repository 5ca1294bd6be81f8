import type { Campaign, EmailTemplate, FilmName } from '@/content/schema';
import { pictureDocument } from './ads/document';
import { adJson } from './ads/json';
import { metaSheet } from './ads/meta-sheet';
import { adPictures, documentPictures, previewScale } from './ads/pictures';
import { adReadmeText, type AdReadmeWords } from './ads/readme';
import { linkedinSheet } from './ads/sheets';
import { emailFiles, emailFormats, previewHtml } from './email/email-files';
import { filmCover } from './film/compose-film';
import { captions, filmOf } from './film/timeline';
import { outputAddress, outputName } from './output-address';
import { composeEmailPicture } from './picture/compose-email-picture';
import { composePicture } from './picture/compose-picture';
import type { Composition } from './picture/composition';
import type { Typeface } from './picture/typeface';

export interface ImageOptions {
  /** What the picture is called where a text doesn't fit it: `fear-1200x628`. */
  name: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  scale?: number;
}

/**
 * What differs between the build, which draws with sharp, and a browser, which draws on a canvas.
 */
export interface Renderer {
  typeface: Typeface;
  readme: AdReadmeWords;
  /** Draws a picture. Rejects with a `MisfitError` if a text can't be drawn. */
  draw: (composition: Composition, options: ImageOptions) => Promise<Uint8Array>;
  email: (campaign: Campaign) => Promise<EmailTemplate>;
  film: (campaign: Campaign, name: FilmName) => Promise<Uint8Array>;
}

export interface Output {
  /** Its place in the campaign's folder: `email.html`, `films/reel.mp4`. Each is there once. */
  path: string;
  address: string;
  /** What it's saved as, alone or in a ZIP. Undefined if it's only for pages to show. */
  name?: string;
  type: string;
  /** How a picture is composed, and the address of a smaller copy for pages, if any. */
  picture?: { name: string; compose: (typeface: Typeface) => Composition; preview?: string };
  make: (renderer: Renderer) => string | Promise<string | Uint8Array>;
}

export type Download = Output & { name: string };

type Entry = Pick<Output, 'path' | 'picture' | 'make'>;

const types: Record<string, Output['type']> = {
  csv: 'text/csv; charset=utf-8',
  eml: 'message/rfc822',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

const isPreview = (path: string) => /\.webp$|-preview\./.test(path);

/** Every file of a campaign: for the build to export, and for the editor to make anew. */
export function outputsOf(campaign: Campaign): Output[] {
  const { audience } = campaign;
  const { platforms } = audience.launch;
  const saved = () => entries.map(({ path }) => path).filter((path) => !isPreview(path));
  const nameOf = (path: string) => outputName(campaign, path);
  const entries: Entry[] = [
    { path: 'readme.txt', make: ({ readme }) => adReadmeText(campaign, saved(), readme) },
    {
      path: 'data.json',
      make: () => `${JSON.stringify(adJson(campaign, saved().map(nameOf)), null, 2)}\n`,
    },
    ...(platforms.some((platform) => platform !== 'linkedin')
      ? [{ path: 'meta-starting-sheet.csv', make: () => metaSheet(campaign) }]
      : []),
    ...(platforms.includes('linkedin')
      ? [
          { path: 'linkedin.csv', make: () => linkedinSheet(campaign) },
          {
            path: 'linkedin-document.pdf',
            make: (renderer: Renderer) => cardDocument(campaign, renderer),
          },
        ]
      : []),
    ...adPictures(audience).flatMap((picture) =>
      pngAndPreview(campaign, `pictures/${picture.name}`, (typeface) =>
        composePicture(campaign, picture, typeface),
      ),
    ),
    ...(['reel', 'teaser'] as const).flatMap((name) => filmEntries(campaign, name)),
    ...emailFormats.map((format): Entry => ({
      path: `email.${format}`,
      make: async ({ email }) => emailFiles(campaign, await email(campaign))[format],
    })),
    png('email', (typeface) => composeEmailPicture(campaign, typeface)),
    {
      path: 'email-preview.html',
      make: async ({ email }) => previewHtml(campaign, (await email(campaign)).content),
    },
  ];
  return entries.map(({ path, picture, make }) => ({
    path,
    picture,
    make,
    address: outputAddress(audience, path),
    name: isPreview(path) ? undefined : nameOf(path),
    type: types[path.slice(path.lastIndexOf('.') + 1)] ?? '',
  }));
}

export function downloadsOf(campaign: Campaign): Download[] {
  return outputsOf(campaign).flatMap(({ name, ...output }) => (name ? [{ ...output, name }] : []));
}

function filmEntries(campaign: Campaign, name: FilmName): Entry[] {
  const path = `films/${name}`;
  return [
    { path: `${path}.mp4`, make: ({ film }) => film(campaign, name) },
    { path: `${path}.vtt`, make: () => captions(filmOf(campaign.audience, name)) },
    ...pngAndPreview(campaign, path, (typeface) => filmCover(campaign, name, typeface)),
  ];
}

type Compose = (typeface: Typeface) => Composition;

function png(path: string, compose: Compose, preview?: string): Entry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    path: `${path}.png`,
    picture: { name, compose, preview },
    make: ({ draw, typeface }) => draw(compose(typeface), { name, type: 'image/png' }),
  };
}

function pngAndPreview({ audience }: Campaign, path: string, compose: Compose): Entry[] {
  const preview = `${path}.webp`;
  return [
    png(path, compose, outputAddress(audience, preview)),
    {
      path: preview,
      make: ({ draw, typeface }) =>
        draw(compose(typeface), { name: path, type: 'image/webp', scale: previewScale }),
    },
  ];
}

async function cardDocument(campaign: Campaign, renderer: Renderer): Promise<Uint8Array> {
  const { audience, brand } = campaign;
  const pages = [];
  for (const picture of documentPictures(audience)) {
    const { name, width, height, alt } = picture;
    const composition = composePicture(campaign, picture, renderer.typeface);
    // oxlint-disable-next-line no-await-in-loop -- one at a time, for phones with little memory
    const jpeg = await renderer.draw(composition, { name, type: 'image/jpeg' });
    pages.push({ jpeg, width, height, words: alt });
  }
  return pictureDocument(pages, {
    title: `${brand.name}: ${audience.ad.title}`,
    author: brand.name,
    language: 'en',
  });
}
