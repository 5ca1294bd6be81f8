import type { Campaign, EmailService, EmailTemplate, Platform } from '@/content/schema';
import { filmNames } from '@/content/schema/film';
import type { readmeWords } from '@/content/words/readme';
import { picturePdf } from './pdf';
import type { Lettering } from './pdf-font';
import { text as escaped } from './html';
import { adPlatforms, belongs, idsWith } from '../sheets/platforms';
import { applyMergeTags } from '../email/apply-merge-tags';
import { mergeTags, withEditRegions } from '../email/merge-tags';
import type { Made } from '../email/eml';
import { emailFiles, emailFormats, previewHtml } from '../email/email-files';
import { filmCover } from '../film/compose-film';
import { srtCaptions, vttCaptions } from '../film/captions';
import { captionsPath, filmFile, subtitlesPath } from '../film/film-files';
import { type FilmRatio, filmSizes, type Rendition } from '../film/film-sizes';
import { adPictures, cardPictures, hasPreview, previewScale } from '../picture/ad-pictures';
import { composeLogo, logoSizes } from '../picture/compose-logo';
import { emailPictures } from '../picture/compose-email-picture';
import { composeQr, printLink } from '../picture/compose-qr';
import { composePicture } from '../picture/compose-picture';
import { type Composition, misfits } from '../drawing/layer';
import { pictureSvg } from '../drawing/svg';
import type { Typeface } from '../drawing/typeface';

export interface ImageOptions {
  /** What the picture is called where a text doesn't fit it: `fear-1200x628`. */
  name: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  scale?: number;
}

/** What differs between the build, with sharp, and a browser, with a canvas. */
export interface Renderer extends Lettering {
  words: typeof readmeWords;
  /** Draws a picture. Rejects with a `MisfitError` if a text can't be drawn. */
  draw: (composition: Composition, options: ImageOptions) => Promise<Uint8Array>;
  email: (campaign: Campaign) => Promise<EmailTemplate>;
  /** For a draft's date and id. A build has none, so that it makes the same files each time. */
  made?: () => Made;
  /** Fills in a draft's placeholders, before its parts are encoded. */
  fill?: (text: string) => string;
  film: (campaign: Campaign, film: Rendition) => Promise<Uint8Array>;
  /** Where a ZIP has a file that would be at this place: two files with the same bytes are one. */
  placeOf?: (place: string) => string;
  /** Of an edited campaign: its ZIP has a file with the edits, and the site lacks its email's picture. */
  edited?: { hasFile: boolean; hasNewPicture: boolean };
}

/** A file of a campaign, and how it's made. */
export interface Entry {
  /** Its place in the campaign's folder: `email.html`, `films/reel.mp4`. */
  path: string;
  /** The platforms that take it. Undefined if it's for all of them, empty if it's for none. */
  platforms?: readonly Platform['id'][];
  picture?: { name: string; compose: Compose };
  make: (renderer: Renderer) => string | Promise<string | Uint8Array>;
}

export interface Output extends Entry {
  address: string;
  /** What it's saved as. Undefined if it's only for pages to show. */
  name?: string;
  type: string;
}

export function emailEntries(given: Campaign, service?: EmailService): Entry[] {
  const { mergeFields, sender = mergeFields.sender } = given.email;
  // A service may have a tag for the sender.
  const email = { ...given.email, mergeFields: { ...mergeFields, sender } };
  const campaign = service ? given : { ...given, email };
  const formats = service ? (['html', 'txt'] as const) : emailFormats;
  const entries: Entry[] = [
    ...formats.map((format) => ({
      path: service ? `email-${service.id}.${format}` : `email.${format}`,
      make: async (renderer: Renderer) => {
        const template = await renderer.email(campaign);
        const embed = format === 'eml' && renderer.edited?.hasNewPicture;
        const pictures = embed ? await embeddedPictures(campaign, renderer) : undefined;
        const draft = { made: renderer.made?.(), fill: renderer.fill, pictures };
        const file = emailFiles(campaign, template, draft)[format];
        const written = format === 'html' ? escaped(sender) : sender;
        // The labels of tags are for people, and nobody sees these.
        const tags = service
          ? mergeTags(service, file, { ...given.email, sender: written }, mergeFields)
          : [];
        return applyMergeTags(withEditRegions(file, service?.editAttribute), tags);
      },
    })),
    ...Array.from(emailPictures(campaign), ([address, compose]) =>
      png(nameOf(address).replace('.png', ''), compose),
    ),
    {
      path: 'email-preview.html',
      make: async (renderer) => previewHtml(given, (await renderer.email(given)).content),
    },
  ];
  return entries.map((entry) => Object.assign(entry, { platforms: [] }));
}

/** An email's pictures by their addresses, for a draft: the site lacks them. */
async function embeddedPictures(campaign: Campaign, { draw, typeface }: Renderer) {
  const pictures = Array.from(emailPictures(campaign), async ([address, compose]) => {
    const picture = await draw(compose(typeface), { name: 'email', type: 'image/png' });
    return [address, picture] as const;
  });
  return new Map(await Promise.all(pictures));
}

export function pictureEntries(campaign: Campaign): Entry[] {
  const running = adPlatforms(campaign);
  return adPictures(campaign).flatMap((picture) => {
    const platforms = running.filter((platform) => belongs(picture, platform)).map(({ id }) => id);
    const path = `pictures/${picture.name}`;
    const compose: Compose = (typeface) => composePicture(campaign, picture, typeface);
    const entries = hasPreview(picture) ? pngAndPreview(path, compose) : [png(path, compose)];
    if (picture.preview.endsWith('.svg'))
      entries.push(drawn(path, '-preview.svg', compose, { type: 'image/svg+xml' }));
    return entries.map((entry) => Object.assign(entry, { platforms }));
  });
}

/** Google wants them beside an ad's pictures. */
export const logoEntries = (campaign: Campaign): Entry[] =>
  logoSizes.map((size) => {
    const compose: Compose = (typeface) => composeLogo(campaign, size, typeface);
    const platforms = idsWith(campaign, 'google');
    return Object.assign(png(`pictures/logo-${size.join('x')}`, compose), { platforms });
  });

/** For whatever is printed. A longer link than this has no code that a phone could read. */
export const qrEntries = (campaign: Campaign): Entry[] =>
  printLink(campaign).length > 1000
    ? []
    : [
        png('print/qr', () => composeQr(campaign)),
        { path: 'print/qr.svg', make: () => pictureSvg(composeQr(campaign), () => '') },
      ].map((entry) => Object.assign(entry, { platforms: [] }));

export function filmEntries(campaign: Campaign, films: readonly Rendition[]): Entry[] {
  const platformsOf = (ratios: readonly FilmRatio[]) =>
    adPlatforms(campaign)
      .filter(({ films: taken }) => taken.some((shown) => ratios.includes(shown)))
      .map(({ id }) => id);
  const sized = films.flatMap((film) => {
    const { name, ratio } = film;
    const path = `films/${filmFile(film)}`;
    const cover: Compose = (typeface) => filmCover(campaign, name, typeface, filmSizes[ratio]);
    const make: Entry['make'] = (renderer) => renderer.film(campaign, film);
    const entries: Entry[] = [{ path: `${path}.mp4`, make }, ...pngAndPreview(path, cover)];
    return entries.map((entry) => Object.assign(entry, { platforms: platformsOf([ratio]) }));
  });
  // The same for every size.
  const captions = filmNames.flatMap((name): Entry[] => {
    const ratios = films.flatMap((film) => (film.name === name ? film.ratio : []));
    if (ratios.length === 0) return [];
    const platforms = platformsOf(ratios);
    const path = subtitlesPath(name, campaign.brand.locale);
    return [
      { path: captionsPath(name), platforms, make: () => vttCaptions(campaign, name) },
      { path, platforms, make: () => srtCaptions(campaign, name) },
    ];
  });
  return [...sized, ...captions];
}

type Compose = (typeface: Typeface) => Composition;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const drawn = (
  path: string,
  ending: string,
  compose: Compose,
  options: Omit<ImageOptions, 'name'>,
): Entry => ({
  path: path + ending,
  make: ({ draw, typeface }) => draw(compose(typeface), { name: nameOf(path), ...options }),
});

const png = (path: string, compose: Compose): Entry => ({
  ...drawn(path, '.png', compose, { type: 'image/png' }),
  picture: { name: nameOf(path), compose },
});

const pngAndPreview = (path: string, compose: Compose): Entry[] => [
  png(path, compose),
  drawn(path, '-preview.webp', compose, { type: 'image/webp', scale: previewScale }),
];

export async function cardDocument(campaign: Campaign, renderer: Renderer): Promise<Uint8Array> {
  const { audience, brand } = campaign;
  const pages = [];
  for (const picture of cardPictures(audience, '1080x1350')) {
    const { name, alt } = picture;
    const composition = composePicture(campaign, picture, renderer.typeface);
    // A text that doesn't fit is refused, as in a picture.
    const texts = misfits(composition);
    // One at a time, for phones with little memory.
    const jpeg = await renderer.draw({ ...composition, texts }, { name, type: 'image/jpeg' });
    pages.push({ ...composition, jpeg, alt });
  }
  const { name: author, locale: language } = brand;
  const about = { title: `${author}: ${audience.ad.title}`, author, language };
  return picturePdf(pages, about, renderer);
}
