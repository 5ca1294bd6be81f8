import { emailServices } from '@/content/market/email-services';
import type { Campaign, CampaignDocument, SheetName } from '@/content/schema';
import { sheetNames } from '@/content/schema/platform';
import { studio } from '@/content/words/studio/studio';
import { studioDownload as words } from '@/content/words/studio/download';
import type { Output } from '@/lib/campaign/outputs/output';
import { type OutputOptions, outputsOf, packageOf } from '@/lib/campaign/outputs/outputs';
import { resolve } from '@/lib/campaign/document/resolve';
import { sameNote, samePieces } from '@/lib/campaign/document/same';
import { sameWords } from '@/content/words/same-files';
import { applyEdits, type Edits, variantAt } from '@/lib/campaign/edits/edits';
import type { Images } from '../images/images';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { isStoppedBy } from '@/lib/campaign/outputs/sources';
import { type Problem, stopsFiles } from '@/lib/campaign/document/problem';
import { aboutColumn } from '../rows/columns';
import { rowDocument } from '../rows/rows';
import type { Base, TableRow } from '../rows/table-rows';
import { writeEditsFile } from '../drafts/edits-file';
import type { DownloadKind } from './download-kinds';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';

/** One campaign of a download: a variant of an audience's, or a row of the table. */
export interface EditedCampaign {
  /** What it's called among others. */
  name: string;
  original: CampaignDocument;
  document: CampaignDocument;
  isEdited: boolean;
  /** The edits of all its variants, or those that a row starts from. */
  edits: Edits;
  /** What stops it. Whether words fit their pictures is only known once those are drawn. */
  problems: readonly Problem[];
  /** Its place among the variants. Undefined if it's a row. */
  index?: number;
}

export const editedVariants = (original: CampaignDocument, edits: Edits): EditedCampaign[] =>
  edits.variants.map((_, index) => editedVariant(original, edits, index));

/**
 * One of a campaign's variants as it's edited, or the one that's shown.
 * @param campaign may have a table's row filled in, as on the wall. The variant doesn't have it, so
 *   its problems name the column
 */
export function editedVariant(campaign: CampaignDocument, edits: Edits, index = edits.shown) {
  const { row, ...original } = campaign;
  const { audience } = original;
  const variant = variantAt(edits, index);
  const document = applyEdits(original, edits, index);
  const letter = studio.variants.names[index];
  return {
    name: edits.variants.length > 1 ? `${audience.name} ${letter}` : audience.name,
    original,
    document,
    isEdited: Object.keys(variant).length > 0,
    edits,
    problems: problemsIn({ document, typed: variant }, problemWords)
      .filter(stopsFiles)
      .map((problem) => aboutColumn(problem, row)),
    index,
  };
}

/** A row's campaign. A row with a problem of its own isn't one. */
export function editedRow(base: Base, row: TableRow): EditedCampaign {
  const document = rowDocument(base, row);
  return {
    name: row.name,
    original: base.document,
    document,
    isEdited: true,
    edits: { variants: [base.edits], shown: 0 },
    problems: row.problems,
  };
}

const parts: Record<keyof typeof words.kinds, OutputOptions> = {
  everything: {},
  email: { folder: 'email' },
  films: { folder: 'films', isEverySize: true },
  print: { folder: 'print' },
};

const isSheet = (kind: DownloadKind): kind is SheetName =>
  sheetNames.some((sheet) => sheet === kind);

const optionsOf = (kind: DownloadKind): OutputOptions =>
  isSheet(kind) ? { sheet: kind } : parts[kind];

/** `Only the email`, `For Instagram and Facebook` */
export function kindLabel(kind: DownloadKind, { platforms, brand }: CampaignDocument): string {
  if (!isSheet(kind)) return words.kinds[kind];
  const names = platforms.filter(({ sheet }) => sheet === kind).map(({ name }) => name);
  return `${words.onlyFor} ${new Intl.ListFormat(brand.locale).format(names)}`;
}

export const hasEmail = (kind: DownloadKind) => kind === 'everything' || kind === 'email';

export const canHaveFilms = (kind: DownloadKind) => !['email', 'google', 'print'].includes(kind);

/** Whether a campaign has such files: it may have no films, or not run on a platform. */
export function hasFiles({ audience, platforms }: CampaignDocument, kind: DownloadKind): boolean {
  const { reelScript, teaserScript } = audience.ad.story;
  if (kind === 'films') return Boolean(reelScript ?? teaserScript);
  const usedPlatforms = platforms.filter(({ id }) => audience.launch.platforms.includes(id));
  return !isSheet(kind) || usedPlatforms.some(({ sheet }) => sheet === kind);
}

export const outputsIn = (
  campaign: Campaign,
  kind: DownloadKind,
  options?: Pick<OutputOptions, 'hasFilms' | 'service'>,
): Output[] => outputsOf(campaign, { ...optionsOf(kind), ...options });

/** Undefined for users with no service, for whom the first one in the list is. */
export const serviceWith = (serviceId: string) =>
  emailServices.slice(1).find(({ id }) => id === serviceId);

/** A file of an edited campaign. */
export interface EditedOutput extends Output {
  source: EditedCampaign;
  /** What stops it. */
  problems: readonly Problem[];
}

export interface DownloadChoice {
  kind: DownloadKind;
  /** The email service whose tags the emails have. */
  serviceId: string;
  hasFilms?: boolean;
  /** The folder that the emails' images are in, if that's not on the site. */
  emailImages?: string;
}

/**
 * The files of one download.
 * @param groups campaigns that belong together, such as variants: a sheet has all of them; of
 *   several groups, each has a folder
 */
export function filesOf(
  groups: readonly EditedCampaign[][],
  { kind, serviceId, hasFilms = true, emailImages }: DownloadChoice,
): EditedOutput[] {
  const service = serviceWith(serviceId);
  return groups.flatMap((group) => {
    const outputs = packageOf(
      group.map((source) => ({ ...campaignIn(group, source), emailImages })),
      { ...optionsOf(kind), service, hasFilms, root: rootOf(groups, group) },
    );
    return outputs.flatMap((output) => {
      const source = group.find(({ document }) => document.variant === output.campaign.variant);
      if (!source || !hasFiles(source.document, kind)) return [];
      const problems = (output.isShared ? group : [source])
        .flatMap((campaign) => campaign.problems)
        .filter((problem) => isStoppedBy(output, problem));
      return [{ ...output, source, problems }];
    });
  });
}

/** A campaign's folder in a ZIP. One that's alone has none. */
const rootOf = (groups: readonly EditedCampaign[][], [firstVariant]: readonly EditedCampaign[]) =>
  firstVariant && groups.length > 1 ? `${firstVariant.original.audience.id}/` : '';

/** A campaign without what the first variant of its test has, too. A row has all of its files. */
function campaignIn(
  [firstVariant]: readonly EditedCampaign[],
  { document, index }: EditedCampaign,
) {
  const campaign = resolve(document);
  const isSecond = firstVariant?.index === 0 && index === 1;
  return isSecond
    ? { ...campaign, same: samePieces(resolve(firstVariant.document), campaign) }
    : campaign;
}

/** Says what's the same in two variants. Empty if nothing is. */
export const sameNoteOf = (group: readonly EditedCampaign[]) =>
  group.map((source) => sameNote(campaignIn(group, source), sameWords)).join('');

/**
 * The edits of each group's campaign, as a file for `npm run apply-edits` and the studio: most of
 * what's edited on a landing page is in no other file.
 */
export function editsFiles(groups: readonly EditedCampaign[][]) {
  return groups.flatMap((group) => {
    const [firstVariant] = group;
    if (!firstVariant || !hasEditsFile(firstVariant)) return [];
    const { original, edits } = firstVariant;
    const make = (images?: Images) => writeEditsFile(saveEdits(original, edits), images);
    return [{ place: `${rootOf(groups, group)}edits.json`, make }];
  });
}

export const hasEditsFile = ({ edits }: EditedCampaign) =>
  edits.variants.some((variant) => Object.keys(variant).length > 0);
