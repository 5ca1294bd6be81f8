import type { Campaign, EmailService, PlatformId } from '@/content/schema';
import { adJson } from './ads/json';
import { metaSheet } from './ads/meta-sheet';
import { adPictures } from './picture/ad-pictures';
import { adPlatforms, belongs } from './ads/platforms';
import { adReadmeText } from './ads/readme';
import { linkedinSheet } from './ads/sheets';
import { outputAddress, outputName } from './output-address';
import { exportedFilmsOf } from './film/film-sizes';
import {
  cardDocument,
  emailEntries,
  type Entry,
  filmEntries,
  type Renderer,
  pngAndPreview,
} from './output-entries';
import { composePicture } from './picture/compose-picture';

export interface Output extends Entry {
  address: string;
  /** What it's saved as, alone or in a ZIP. Undefined if it's only for pages to show. */
  name?: string;
  type: string;
}

export interface Download extends Output {
  name: string;
  campaign: Campaign;
}

const types: Record<string, Output['type']> = {
  csv: 'text/csv; charset=utf-8',
  eml: 'message/rfc822',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  srt: 'application/x-subrip; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

const isPreview = (path: string) => /\.webp$|-preview\./.test(path);

export interface OutputOptions {
  /** Whose tags the email has. Without a service, it has placeholders, and there's also a draft. */
  service?: EmailService;
  /** Only what these platforms take: no email, and nothing in a format that they don't show. */
  platforms?: readonly PlatformId[];
}

/** Every file of a campaign, for the build and the studio. The sheets have all variants. */
export function outputsOf(
  whole: Campaign,
  {
    service,
    platforms: chosen,
    variants = [whole],
  }: OutputOptions & { variants?: Campaign[] } = {},
): Output[] {
  const campaign = runningOn(whole, chosen);
  const { audience } = campaign;
  const { platforms } = audience.launch;
  const ads = chosen && adPlatforms(campaign);
  const inSheets = variants.map((variant) => runningOn(variant, chosen));
  const saved = () => entries.map(({ path }) => path).filter((path) => !isPreview(path));
  const nameOf = (path: string) => outputName(campaign, path);
  const entries: Entry[] = [
    { path: 'readme.txt', make: ({ readme }) => adReadmeText(campaign, saved(), readme) },
    {
      path: 'data.json',
      make: () => `${JSON.stringify(adJson(campaign, saved().map(nameOf)), null, 2)}\n`,
    },
    ...(platforms.some((platform) => platform !== 'linkedin')
      ? [{ path: 'meta-starting-sheet.csv', make: () => metaSheet(inSheets) }]
      : []),
    ...(platforms.includes('linkedin')
      ? [
          { path: 'linkedin.csv', make: () => linkedinSheet(inSheets) },
          {
            path: 'linkedin-document.pdf',
            make: (renderer: Renderer) => cardDocument(campaign, renderer),
          },
        ]
      : []),
    ...adPictures(audience)
      .filter((picture) => !ads || ads.some((platform) => belongs(picture, platform)))
      .flatMap((picture) =>
        pngAndPreview(campaign, `pictures/${picture.name}`, (typeface) =>
          composePicture(campaign, picture, typeface),
        ),
      ),
    // Films are for the places where a platform shows stories.
    ...(!ads || ads.some(({ slides }) => slides)
      ? filmEntries(campaign, exportedFilmsOf(audience))
      : []),
    ...(ads ? [] : emailEntries(campaign, service)),
  ];
  return entries.map((entry) => outputFrom(campaign, entry));
}

/** The email with a service's tags, as HTML and as text. */
export function serviceOutputs(campaign: Campaign, service: EmailService): Output[] {
  return emailEntries(campaign, service)
    .filter(({ path }) => path.includes(`-${service.id}.`))
    .map((entry) => outputFrom(campaign, entry));
}

/** A campaign's file with its address, its name and its type. */
export function outputFrom(campaign: Campaign, entry: Entry): Output {
  const { path } = entry;
  return {
    ...entry,
    address: outputAddress(campaign.audience, path),
    name: isPreview(path) ? undefined : outputName(campaign, path),
    type: types[path.slice(path.lastIndexOf('.') + 1)] ?? '',
  };
}

export function downloadsOf(campaign: Campaign): Download[] {
  return packageOf([campaign]);
}

/**
 * What's in one ZIP: a campaign's files or, if it has variants, each one's in a folder. The sheets,
 * which have all variants, are there once, outside of the folders. Names are unique even without
 * the folders, because an ads manager knows a picture only by its name.
 */
export function packageOf(variants: Campaign[], options?: OutputOptions): Download[] {
  return variants.flatMap((campaign, index) =>
    outputsOf(campaign, { ...options, variants }).flatMap(({ name, ...output }) => {
      const isSheet = output.path.endsWith('.csv');
      if (!name || (isSheet && index > 0)) return [];
      const folder = variants.length > 1 && !isSheet && campaign.variant;
      return [{ ...output, campaign, name: folder ? `${folder}/${name}` : name }];
    }),
  );
}

/** A campaign as if it ran only on the chosen ones of its platforms. */
function runningOn(campaign: Campaign, chosen?: readonly PlatformId[]): Campaign {
  if (!chosen) return campaign;
  const { audience } = campaign;
  const platforms = audience.launch.platforms.filter((id) => chosen.includes(id));
  return { ...campaign, audience: { ...audience, launch: { ...audience.launch, platforms } } };
}
