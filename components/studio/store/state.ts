import type { CampaignDocument } from '@/content/schema';
import type { Problem } from '@/lib/campaign/document/problem';
import { campaignId, documentOf, type NewCampaign } from '@/lib/campaign/edits/new-campaign';
import { type ReadDraft, readDraft } from '@/lib/studio/drafts/draft';
import type { Edits } from '@/lib/campaign/edits/edits';
import { type History, historyOf } from '@/lib/studio/drafts/history';
import { readEmailSetting } from '@/lib/studio/drafts/email-settings';
import { type SharedStep, withSharedSteps } from '@/lib/studio/drafts/shared-steps';
import { hasEditsIn } from '@/lib/campaign/edits/link';
import { type Images, imageFilesOf } from '@/lib/studio/images/images';
import { noRows, type Rows } from '@/lib/studio/rows/table-rows';
import type { Fault, RestoredEdits, SavedEdits } from '@/lib/campaign/edits/saved-edits';
import type { Letters } from '@/lib/campaign/outputs/pdf-font';
import { readView, type View } from './view';

export type PanelName = 'texts' | 'share' | 'download' | 'publish' | 'replace' | 'findAndReplace';

export interface Loaded {
  document: CampaignDocument;
  /** The campaign's own images, and those in this browser. */
  images: Images;
  audiences: readonly { id: string; name: string }[];
  /** The new campaign that's open. Undefined if it's one of the site's. */
  newCampaign?: NewCampaign;
}

/** Somebody's edits, to be looked at: from a link or a file. They're not stored anywhere. */
export interface Review extends RestoredEdits, Pick<SavedEdits, 'at' | 'name'> {
  /** The file's name. Undefined for a link. */
  file?: string;
}

/** Words on an artboard: which text they are, and where the text's box opens. */
export interface Selection {
  path: string;
  /** The artboard. Undefined if the text isn't on one. */
  board?: string;
  /** It was chosen in the column, so the Tab key goes on in the column's order. */
  isFromColumn?: boolean;
  /** The text before or after it led here, by the Tab key or an arrow. */
  isStep?: boolean;
  /** Where the caret goes, if what's there isn't to be replaced. */
  caret?: number;
}

/** All that the studio knows. Everything else is computed from it, by the selectors. */
export interface StudioState extends Omit<Loaded, 'document'> {
  original: CampaignDocument;
  /** The brand's typeface, for all that's drawn. Texts are edited without it. */
  letters: Letters | 'loading' | 'failed';
  /** What the campaign is stored under. */
  campaign: string;
  draft: History;
  /** The edits and the table as they were when typing last paused. */
  settled: { edits: Edits; table: string };
  /** `at` is in milliseconds since 1970. */
  saving: { state: 'saved' | 'refused'; at: number };
  /** What no longer matches in the loaded draft; empty once dismissed. */
  differences: ReadDraft['differences'];
  /** What was done, for those who don't see it. */
  announcement: string;
  /** What to tell the user: how we corrected a text, what another tab did, why an image can't be used. */
  notice?: string;
  /** About the image that somebody adds: that it's read, or why it can't be. */
  imageNote?: string;
  /** Whether the address has a link's edits that are being read, or why they can't be. */
  link: 'none' | 'reading' | Fault;
  review?: Review;
  /** The address's edits that became the user's own. They stay there until they're saved. */
  takenLink?: string;
  /** What's typed changes both variants, not only the one that's shown. */
  inBoth: boolean;
  view: View;
  /** Where the marketer's emails have their images, as it's typed. */
  emailImages: string;
  /** What's searched for in the column of texts. */
  search: string;
  panels: readonly PanelName[];
  selection?: Selection;
  /** The paths of the texts on each artboard, in reading order, and under '' those in the column. */
  texts: ReadonlyMap<string, readonly string[]>;
  problems: readonly Problem[];
  /** The table's rows, once they're checked, and what they're of. */
  rows: Rows & { of?: object };
  /** The other audiences' campaigns, once something needs them. */
  others: { documents: readonly CampaignDocument[]; hasFailed: boolean };
}

export function initialState(
  { document, ...loaded }: Loaded,
  sharedSteps: readonly SharedStep[],
): StudioState {
  const { images, newCampaign } = loaded;
  const original = documentOf({ ...document, images: imageFilesOf(images) }, newCampaign);
  const campaign = campaignId(original.audience.id, newCampaign);
  const { draft, savedAt, differences } = readDraft(original, campaign);
  return {
    ...loaded,
    original,
    letters: 'loading',
    campaign,
    draft: withSharedSteps(historyOf(draft), newCampaign ? [] : sharedSteps),
    settled: { edits: draft.edits, table: draft.table },
    saving: { state: 'saved', at: savedAt },
    differences,
    link: hasEdits() ? 'reading' : 'none',
    inBoth: false,
    announcement: '',
    view: readView(window.location.search, readEmailSetting('service')),
    emailImages: readEmailSetting('images'),
    search: '',
    panels: isWide() ? ['texts'] : [],
    texts: new Map(),
    problems: [],
    rows: noRows,
    others: { documents: [], hasFailed: false },
  };
}

const wideScreen = '(width >= 64rem)';

/** Whether a panel has room beside the wall. */
export const isWide = () => window.matchMedia(wideScreen).matches;

/** Calls back whenever that changes: a window is made smaller, a tablet turned, a page zoomed. */
export function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const hasEdits = () => hasEditsIn(window.location.hash);
