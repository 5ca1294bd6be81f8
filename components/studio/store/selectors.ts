import { createSelector as create, weakMapMemoize } from 'reselect';
import type { CampaignDocument } from '@/content/schema';
import { factsOf, resolve } from '@/lib/campaign/document/resolve';
import { problemWords } from '@/content/words/problems';
import type { Problem } from '@/lib/campaign/document/problem';
import { readDraft, withSharedTexts } from '@/lib/studio/drafts/draft';
import { isNew } from '@/lib/campaign/edits/new-campaign';
import { applyEdits, type Edits, variantAt } from '@/lib/campaign/edits/edits';
import { readImagesAddress } from '@/lib/studio/download/email-images';
import { firstRow } from '@/lib/studio/rows/first-row';
import { pictureOn } from '../wall/artboard';
import { artboardsOf } from '../wall/artboards';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import type { StudioState } from './state';

// Values computed from the state. Each is cached until its inputs change. In one file, because they
// build on one another.

export const createSelector = create.withTypes<StudioState>();

/** The edits that are shown: someone else's in a review, otherwise the user's. */
export const editsOf = ({ review, draft }: StudioState) => review?.edits ?? draft.edits;
export const settledEdits = ({ review, settled }: StudioState) => review?.edits ?? settled.edits;

/** The table as it was when typing last paused. */
const tableText = createSelector(
  [({ settled }) => settled.table, ({ draft }) => draft.nameColumn],
  (text, nameColumn) => ({ text, nameColumn }),
);

/** The exported campaign, in which the table's columns are tokens, with its first row's values. */
export const originalOf = createSelector(
  [({ original }) => original, tableText],
  (original, table): CampaignDocument => {
    const tokens = firstRow(table, original);
    return tokens ? { ...original, row: tokens } : original;
  },
);

export const contentOf = weakMapMemoize(
  (from: CampaignDocument, edits: Edits, index = edits.shown) => {
    const document = applyEdits(from, edits, index);
    return {
      document,
      variant: variantAt(edits, index),
      facts: factsOf(document),
      // Only when it's asked for: no key press waits for all of it.
      get campaign() {
        return resolve(document);
      },
    };
  },
);

/** The campaign as it's typed. */
export const liveContent = createSelector([originalOf, editsOf], contentOf);

/** The campaign as it was when typing last paused: for all but the box and its artboard. */
export const settledContent = createSelector([originalOf, settledEdits], contentOf);

/** What's checked once the typeface is here: whether texts fit depends on it. */
export const contentToCheck = createSelector(
  [settledContent, ({ letters }) => letters],
  ({ document, variant }, letters) => ({ document, variant, letters }),
);

/** The artboards on the wall: none until what draws them is here. */
export const boardsOf = createSelector(
  [settledContent, ({ view }) => view.show, ({ letters }) => typeof letters === 'string'],
  (content, show, isEmpty) =>
    isEmpty ? [] : artboardsOf(content.campaign).filter(({ kind }) => show.includes(kind)),
);

export const textsOf = createSelector(
  [boardsOf, ({ texts }) => texts],
  (boards, texts) => new Map(boards.map(({ id }) => [id, texts.get(id) ?? []])),
);

export const problemsOnBoards = createSelector(
  [boardsOf, textsOf, ({ problems }) => problems, ({ review }) => review !== undefined],
  (boards, texts, problems, isReview): ReadonlyMap<string, readonly Problem[]> => {
    const pictures = new Set(boards.map(pictureOn));
    return new Map(
      boards.map((board) => [
        board.id,
        // What doesn't fit one picture is said where that is, if it's on the wall.
        problems.filter(({ files = [], path, sentence }) =>
          files.some((file) => pictures.has(file))
            ? files.includes(pictureOn(board))
            : // In a review, the bar says so, because a reviewer can't add it.
              texts.get(board.id)?.includes(path) &&
              !(isReview && sentence === problemWords.noImage),
        ),
      ]),
    );
  },
);

/** What a link or a file has. */
export const toShare = ({ original, draft }: StudioState) => ({
  ...saveEdits(original, draft.edits),
  at: Date.now(),
});

/** The other audiences' campaigns with their own drafts. The texts they share are edited here. */
export const othersOf = createSelector(
  [
    ({ others }) => others.documents,
    settledEdits,
    ({ original }) => original.images,
    ({ campaign }) => campaign,
  ],
  (documents, edits, images, campaign) =>
    documents.map((document) => {
      const { draft } = readDraft(document);
      return {
        document: { ...document, images },
        edits: isNew(campaign) ? draft.edits : withSharedTexts(draft.edits, edits),
      };
    }),
);

/** The folder that the emails' images are in. Undefined if it isn't one, or if it's the site's. */
export const emailImagesOf = ({ emailImages }: StudioState) =>
  readImagesAddress(emailImages).address;

export const rowBase = createSelector(
  [({ original }) => original, settledEdits],
  (document, edits) => ({ document, edits: variantAt(edits) }),
);

/** The table with what its rows start from, while the panel that shows them is open. */
export const tableToRead = createSelector(
  [({ panels }) => panels.includes('download'), tableText, rowBase],
  (isOpen, table, base) => ({ table: isOpen ? table : { text: '' }, base }),
);

/** Whether the rows are those of the table as it's shown: a long one takes seconds. */
export const areRowsRead = (state: StudioState) =>
  state.rows.of === tableToRead(state) && state.settled.table === state.draft.table;
