import type { Campaign, EmailService, SheetName } from '@/content/schema';
import { metaSheet } from '../sheets/meta-sheet';
import { linkedinSheet, linksSheet, othersSheet } from '../sheets/sheets';
import { googleSheet } from '../sheets/google-sheet';
import { confirmPage } from './confirm-page';
import { readme } from './readme';
import { partsOf } from '../document/confirm';
import { filmNamesOf, renditionsOf } from '../film/film-sizes';
import { adPlatforms, idsWith } from '../sheets/platforms';
import {
  isPage,
  outputAddress,
  outputName,
  outputPlace,
  type PlaceOf,
} from '../document/output-address';
import { isOwn, pieceOf } from '../document/same';
import {
  cardDocument,
  emailEntries,
  type Entry,
  filmEntries,
  logoEntries,
  type Output,
  type Renderer,
  pictureEntries,
  qrEntries,
} from './output-entries';

/** A file to save: its name, and its place in a ZIP. */
export interface Download extends Output {
  name: string;
  place: string;
  campaign: Campaign;
}

const types: Record<string, Output['type']> = {
  csv: 'text/csv; charset=utf-8',
  eml: 'message/rfc822',
  html: 'text/html; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  srt: 'application/x-subrip; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

export interface OutputOptions {
  /** Whose tags the email has. Without a service, it has placeholders, and there's also a draft. */
  service?: EmailService;
  /** Only what the platforms with this sheet take: no email, and nothing that they don't show. */
  sheet?: SheetName;
  /** How the wanted files' paths start, if not all are wanted. Pages about them always come. */
  start?: string;
  hasFilms?: boolean;
  /** Whether films are in all sizes, and not only in those that the build exports. */
  isEverySize?: boolean;
}

/** Every file of a campaign, for the build and the studio. The sheets have all variants. */
export function outputsOf(
  whole: Campaign,
  {
    service,
    sheet: chosen,
    start = '',
    hasFilms = true,
    isEverySize,
    variants = [whole],
  }: OutputOptions & { variants?: Campaign[] } = {},
): Output[] {
  const shown = (variant: Campaign) => runningOn(variant, chosen, hasFilms);
  const campaign = shown(whole);
  const inSheets = variants.map(shown);
  const placesFor =
    ({ placeOf = (place) => place }: Renderer): PlaceOf =>
    (variant, path) =>
      placeOf(outputPlace(variant, path, variants.length > 1));
  const leftOut = ({ words }: Renderer) => [
    ...(hasFilms || start !== '' || filmNamesOf(whole.audience).length === 0
      ? []
      : [words.withoutFilms]),
    ...(chosen
      ? [
          `${words.onlyFor} ${adPlatforms(campaign)
            .map(({ name }) => name)
            .join(', ')}.`,
        ]
      : []),
  ];
  const entries: Entry[] = [
    {
      path: 'README.html',
      make(renderer) {
        const placeOf = placesFor(renderer);
        return readme(inSheets, { outputs, placeOf, leftOut: leftOut(renderer) }, renderer);
      },
    },
    {
      path: 'what-to-confirm.html',
      make: ({ words }) => confirmPage(inSheets, words.confirm, partsOf(outputs)),
    },
    {
      path: 'sheets/meta-starter-sheet.csv',
      platforms: idsWith(campaign, 'meta'),
      make: (renderer) => metaSheet(inSheets, placesFor(renderer)),
    },
    {
      path: 'sheets/linkedin.csv',
      platforms: idsWith(campaign, 'linkedin'),
      make: (renderer) => linkedinSheet(inSheets, placesFor(renderer)),
    },
    {
      path: 'sheets/google-editor.csv',
      platforms: idsWith(campaign, 'google'),
      make: () => googleSheet(inSheets),
    },
    {
      path: 'sheets/other-platforms.csv',
      platforms: idsWith(campaign, 'google', 'others'),
      make: (renderer) => othersSheet(inSheets, placesFor(renderer)),
    },
    { path: 'sheets/links.csv', make: () => linksSheet(inSheets) },
    {
      path: 'pictures/linkedin-document.pdf',
      platforms: idsWith(campaign, 'linkedin'),
      make: (renderer) => cardDocument(campaign, renderer),
    },
    ...pictureEntries(campaign),
    ...logoEntries(campaign),
    ...qrEntries(campaign),
    ...filmEntries(campaign, renditionsOf(campaign.audience, isEverySize)),
    ...emailEntries(campaign, service),
  ];
  const runs = campaign.audience.launch.platforms;
  const outputs = entries
    .filter(({ path }) => isPage(path) || path.startsWith(start))
    .filter(({ path }) => isOwn(campaign, pieceOf(path)))
    .filter(({ platforms }) =>
      platforms?.length ? platforms.some((id) => runs.includes(id)) : !platforms || !chosen,
    )
    .map((entry) => outputFrom(campaign, entry));
  return outputs;
}

export function serviceOutputs(campaign: Campaign, service: EmailService): Output[] {
  return emailEntries(campaign, service)
    .filter(({ path }) => path.includes(`-${service.id}.`))
    .map((entry) => outputFrom(campaign, entry));
}

function outputFrom(campaign: Campaign, entry: Entry): Output {
  const { path } = entry;
  return {
    ...entry,
    address: outputAddress(campaign.audience, path),
    name: path.includes('-preview.') ? undefined : outputName(campaign, path),
    type: types[path.slice(path.lastIndexOf('.') + 1)] ?? '',
  };
}

export const downloadsOf = (campaign: Campaign): Download[] => packageOf([campaign]);

/**
 * What's in one ZIP: a campaign's files, or, if it has variants, a folder for each one. The sheets
 * and pages, which have all variants, are there once, after all that they name. Names are unique
 * even without the folders, because an ads manager knows a picture only by its name.
 */
export function packageOf(variants: Campaign[], options?: OutputOptions): Download[] {
  const files = variants.flatMap((campaign, index) =>
    outputsOf(campaign, { ...options, variants }).flatMap(({ name, ...output }) => {
      if (!name || (rankOf(output) > 0 && index > 0)) return [];
      const place = outputPlace(campaign, output.path, variants.length > 1);
      return [{ ...output, name, campaign, place }];
    }),
  );
  return files.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Files that name others come last. */
const ranks = ['sheets/', 'what-to-confirm.html', 'README.html'];
const rankOf = ({ path }: Entry) => ranks.findIndex((start) => path.startsWith(start)) + 1;

/** A campaign as if it ran only on the chosen ones of its platforms, with or without its films. */
function runningOn(campaign: Campaign, chosen: OutputOptions['sheet'], hasFilms: boolean) {
  const { ad, launch } = campaign.audience;
  const ids = chosen && idsWith(campaign, chosen);
  const platforms = launch.platforms.filter((id) => ids?.includes(id) ?? true);
  const story = hasFilms
    ? ad.story
    : { ...ad.story, reelScript: undefined, teaserScript: undefined };
  const audience = { ad: { ...ad, story }, launch: { ...launch, platforms } };
  return { ...campaign, audience: { ...campaign.audience, ...audience } };
}
