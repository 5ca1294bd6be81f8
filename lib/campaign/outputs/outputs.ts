import type { Campaign, EmailService, SheetName } from '@/content/schema';
import { outputAddress, outputName, type PlaceOf } from '../document/output-address';
import { isRepeated } from '../document/same';
import { filmNamesOf, renditionsOf } from '../film/film-sizes';
import { idsWith, platformsIn } from '../sheets/platforms';
import type { Output, OutputEntry, Renderer } from './output';
import { emailEntries, emailFileEntries } from './email-entries';
import {
  cardDocument,
  filmEntries,
  logoEntries,
  pictureEntries,
  qrEntries,
} from './output-entries';
import { sharedEntries } from './shared-entries';
import { slideSources } from './sources';

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
  /** Only what's in this folder, and the pages about it. */
  folder?: OutputEntry['folder'];
  hasFilms?: boolean;
  /** Whether films are in all sizes, and not only in those that the build exports. */
  isEverySize?: boolean;
  /** The campaign's folder in a ZIP of several: `remote/`. */
  root?: string;
}

/** Every file of a campaign, for the build: those that are saved, and those that pages show. */
export const outputsOf = (campaign: Campaign, options?: OutputOptions): Output[] =>
  allOutputs([campaign], options);

/**
 * What's in one ZIP: a campaign's files, or, if it has variants, a folder for each one. What's about
 * all of them is there once, after all that it names. Names are unique even without the folders,
 * because an ads manager knows a picture only by its name.
 */
export const packageOf = (variants: readonly Campaign[], options?: OutputOptions): Output[] =>
  allOutputs(variants, options).filter(({ isPreview }) => !isPreview);

/** An email's files with a service's tags. */
export const serviceOutputs = (campaign: Campaign, service: EmailService): Output[] =>
  emailFileEntries(campaign, service).map((entry) => outputFrom(entry, campaign));

function allOutputs(variants: readonly Campaign[], options: OutputOptions = {}): Output[] {
  const { root = '' } = options;
  const isOneOfSeveral = variants.length > 1;
  const campaigns = variants.map((variant) => runningOn(variant, options));
  const [firstVariant] = variants;
  const [running] = campaigns;
  if (!firstVariant || !running) return [];
  const places = new Map(campaigns.map((campaign) => [campaign, new Map<string, string>()]));
  const placesIn =
    ({ packed }: Renderer): PlaceOf =>
    (campaign, path) => {
      const place = places.get(campaign)?.get(path) ?? path;
      const twin = packed?.twins.get(place) ?? place;
      return twin.startsWith(root) ? twin.slice(root.length) : twin;
    };
  const filesIn =
    (renderer: Renderer): PlaceOf =>
    (campaign, path) => {
      const place = placesIn(renderer)(campaign, path);
      const isMissing = renderer.packed?.missing.some((file) => file.place === root + place);
      return isMissing ? `${place} (${renderer.words.notHere})` : place;
    };
  const outputsIn = (campaign: Campaign, entries: OutputEntry[]) =>
    entries
      .filter((entry) => isWanted(entry, campaign, options))
      .map((entry) => outputFrom(entry, campaign, { root, isOneOfSeveral }));
  const outputs = campaigns.flatMap((campaign) =>
    outputsIn(campaign, entriesOf(campaign, options, placesIn)),
  );
  const omissionsIn = (words: Renderer['words']) => leftOutOf(firstVariant, options, words);
  outputs.push(
    ...outputsIn(
      running,
      sharedEntries(campaigns, { outputs, placesIn, filesIn, omissionsIn, root }),
    ),
  );
  for (const { campaign, path, place } of outputs) places.get(campaign)?.set(path, place);
  return outputs;
}

/** The files that each variant has for itself. */
const entriesOf = (
  campaign: Campaign,
  { service, isEverySize }: OutputOptions,
  placesIn: (renderer: Renderer) => PlaceOf,
): OutputEntry[] => [
  {
    path: 'pictures/linkedin-document.pdf',
    folder: 'pictures',
    piece: 'story',
    sources: ['audience.ad.title', ...slideSources(campaign)],
    platforms: idsWith(campaign, 'linkedin'),
    make: (renderer) => cardDocument(campaign, renderer),
  },
  ...pictureEntries(campaign),
  ...logoEntries(campaign),
  ...qrEntries(campaign),
  ...filmEntries(campaign, renditionsOf(campaign.audience, isEverySize)),
  ...emailEntries(campaign, service, placesIn),
];

/** Whether somebody wants such a file, and the campaign has it for itself. */
function isWanted(
  { folder, piece, platforms }: OutputEntry,
  campaign: Campaign,
  options: OutputOptions,
): boolean {
  if (folder && options.folder && folder !== options.folder) return false;
  if (isRepeated(campaign, piece)) return false;
  const runs = campaign.audience.launch.platforms;
  if (platforms?.length) return platforms.some((id) => runs.includes(id));
  return !platforms || !options.sheet;
}

function outputFrom(
  entry: OutputEntry,
  campaign: Campaign,
  { root = '', isOneOfSeveral = false } = {},
): Output {
  const { path, folder, isShared } = entry;
  const name = outputName(isShared ? { ...campaign, variant: undefined } : campaign, path);
  const folders = [isOneOfSeveral && !isShared && campaign.variant, folder];
  return {
    ...entry,
    campaign,
    address: outputAddress(campaign.audience, path),
    type: types[path.slice(path.lastIndexOf('.') + 1)] ?? '',
    name,
    place: root + (folder ? [...folders, name].filter(Boolean).join('/') : path),
  };
}

function leftOutOf(
  campaign: Campaign,
  { hasFilms = true, folder, sheet }: OutputOptions,
  words: Renderer['words'],
): string[] {
  const lacksFilms = !hasFilms && !folder && filmNamesOf(campaign.audience).length > 0;
  const names = sheet ? platformsIn(campaign, sheet).map(({ name }) => name) : [];
  return [
    ...(lacksFilms ? [words.withoutFilms] : []),
    ...(names.length > 0 ? [`${words.onlyFor} ${names.join(', ')}.`] : []),
  ];
}

/** A campaign as if it ran only on the chosen ones of its platforms, with or without its films. */
function runningOn(campaign: Campaign, { sheet, hasFilms = true }: OutputOptions): Campaign {
  const { ad, launch } = campaign.audience;
  const ids = sheet && idsWith(campaign, sheet);
  const platforms = launch.platforms.filter((id) => ids?.includes(id) ?? true);
  const story = hasFilms
    ? ad.story
    : { ...ad.story, reelScript: undefined, teaserScript: undefined };
  const audience = { ad: { ...ad, story }, launch: { ...launch, platforms } };
  return { ...campaign, audience: { ...campaign.audience, ...audience } };
}
