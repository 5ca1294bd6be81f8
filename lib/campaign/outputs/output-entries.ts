import type { Campaign, FilmName } from '@/content/schema';
import { filmNames } from '@/content/schema/film';
import type { Compose, ImageOptions, OutputEntry, Renderer } from './output';
import { filmSources, pictureSources } from './sources';
import { printLink } from '../document/campaign-link';
import { adPlatforms, belongs, idsWith } from '../sheets/platforms';
import { filmCover } from '../film/compose-film';
import { srtCaptions, vttCaptions } from '../film/captions';
import { captionsPath, filmFile, subtitlesPath } from '../film/film-files';
import { type FilmRatio, filmSizes, type Rendition } from '../film/film-sizes';
import { adPictures, cardPictures, hasPreview, previewScale } from '../picture/ad-pictures';
import { composeLogo, logoSizes } from '../picture/compose-logo';
import { composePicture } from '../picture/compose-picture';
import { misfits } from '../drawing/layer';
import { pictureSvg } from '../drawing/svg';

export function pictureEntries(campaign: Campaign): OutputEntry[] {
  const running = adPlatforms(campaign);
  return adPictures(campaign).flatMap((picture) => {
    const drawing: Drawing = {
      folder: 'pictures',
      path: `pictures/${picture.name}`,
      piece: picture.concept ?? 'story',
      sources: pictureSources(campaign, picture),
      platforms: running.filter((platform) => belongs(picture, platform)).map(({ id }) => id),
      compose: (typeface) => composePicture(campaign, picture, typeface),
    };
    const entries = hasPreview(picture) ? pngAndPreview(drawing) : [png(drawing)];
    if (picture.preview.endsWith('.svg'))
      entries.push(previewEntry(drawing, '-preview.svg', { type: 'image/svg+xml' }));
    return entries;
  });
}

/** Google wants them beside an ad's pictures. */
export const logoEntries = (campaign: Campaign): OutputEntry[] =>
  logoSizes.map((size) =>
    png({
      folder: 'pictures',
      path: `pictures/logo-${size.join('x')}`,
      piece: 'print',
      sources: [],
      platforms: idsWith(campaign, 'google'),
      compose: (typeface) => composeLogo(campaign, size, typeface),
    }),
  );

/** For whatever is printed. A longer link than this has no code that a phone could read. */
export function qrEntries(campaign: Campaign): OutputEntry[] {
  if (printLink(campaign).length > 1000) return [];
  const inPrint = { folder: 'print', piece: 'print', sources: [], platforms: [] } as const;
  // On demand: the studio's wall shows no code.
  const compose = async () => (await import('../picture/compose-qr')).composeQr(campaign);
  return [
    {
      ...inPrint,
      path: 'print/qr.png',
      make: async ({ draw }) => draw(await compose(), { name: 'qr', type: 'image/png' }),
    },
    { ...inPrint, path: 'print/qr.svg', make: async () => pictureSvg(await compose(), () => '') },
  ];
}

export function filmEntries(campaign: Campaign, films: readonly Rendition[]): OutputEntry[] {
  const platformsOf = (ratios: readonly FilmRatio[]) =>
    adPlatforms(campaign)
      .filter(({ films: platformFilms }) => platformFilms.some((ratio) => ratios.includes(ratio)))
      .map(({ id }) => id);
  const inFilms = (name: FilmName) =>
    ({ folder: 'films', piece: name, sources: filmSources(campaign, name) }) as const;
  const sizedEntries = films.flatMap((film): OutputEntry[] => {
    const { name, ratio } = film;
    const entry = { ...inFilms(name), platforms: platformsOf([ratio]) };
    const path = `films/${filmFile(film)}`;
    return [
      { ...entry, path: `${path}.mp4`, make: (renderer) => renderer.film(campaign, film) },
      ...pngAndPreview({
        ...entry,
        path,
        compose: (typeface) => filmCover(campaign, name, typeface, filmSizes[ratio]),
      }),
    ];
  });
  // The same for every size.
  const captions = filmNames.flatMap((name): OutputEntry[] => {
    const ratios = films.flatMap((film) => (film.name === name ? film.ratio : []));
    if (ratios.length === 0) return [];
    const entry = { ...inFilms(name), platforms: platformsOf(ratios) };
    const path = subtitlesPath(name, campaign.brand.locale);
    return [
      {
        ...entry,
        path: captionsPath(name),
        isPreview: true,
        make: () => vttCaptions(campaign, name),
      },
      { ...entry, path, make: () => srtCaptions(campaign, name) },
    ];
  });
  return [...sizedEntries, ...captions];
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A picture's entry but for its format; `path` has no ending. */
type Drawing = Omit<OutputEntry, 'make'> & { compose: Compose };

function imageEntry(
  { path, compose, ...entry }: Drawing,
  ending: string,
  options: Omit<ImageOptions, 'name'>,
): OutputEntry {
  const name = nameOf(path);
  return {
    ...entry,
    path: path + ending,
    make: ({ draw, typeface }) => draw(compose(typeface), { name, ...options }),
  };
}

export const png = (drawing: Drawing): OutputEntry => ({
  ...imageEntry(drawing, '.png', { type: 'image/png' }),
  picture: { name: nameOf(drawing.path), compose: drawing.compose },
});

const previewEntry = (...args: Parameters<typeof imageEntry>): OutputEntry => ({
  ...imageEntry(...args),
  isPreview: true,
});

const pngAndPreview = (drawing: Drawing): OutputEntry[] => [
  png(drawing),
  previewEntry(drawing, '-preview.webp', { type: 'image/webp', scale: previewScale }),
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
  // On demand: the studio's wall has the table of outputs, and needs no document.
  const { picturePdf } = await import('./pdf');
  const { name: author, locale: language } = brand;
  const about = { title: `${author}: ${audience.ad.title}`, author, language };
  return picturePdf(pages, about, renderer);
}
