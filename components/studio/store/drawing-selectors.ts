import { emailServices } from '@/content/market/email-services';
import { uploadWords } from '@/content/words/email-upload';
import { studio as words } from '@/content/words/studio/studio';
import { emailPictures, uploadNote } from '@/lib/campaign/picture/compose-email-picture';
import type { Lettering } from '@/lib/studio/download/draw';
import { hasNewPicture } from '@/lib/studio/download/has-new-picture';
import { type Artboard, type Snapshot, takeSnapshot, type Tools } from '../wall/artboard';
import { artboardsOf } from '../wall/artboards';
import {
  boardsOf,
  contentOf,
  createSelector,
  emailImagesOf,
  liveContent,
  originalOf,
  settledContent,
  settledEdits,
} from './selectors';

// The selectors that need the typeface, for what's shown only once that's here. They aren't with the
// others, because they import the code that draws pictures.

/** What pictures are drawn with. */
export const letteringOf = createSelector(
  [({ letters }) => letters, ({ images }) => images],
  (letters, images): Lettering => {
    if (typeof letters === 'string') throw new Error('The typeface isn’t here.');
    return { ...letters, images };
  },
);

export const toolsOf = createSelector(
  [letteringOf, ({ view }) => view.person, ({ view }) => view.service],
  (lettering, person, service): Tools => ({ lettering, settings: { person, service } }),
);

export const liveSnapshot = createSelector([liveContent, toolsOf], ({ document }, tools) =>
  takeSnapshot(document, tools),
);

/** What the wall shows of a variant. */
interface OnWall {
  name: string;
  isEdited: boolean;
  boards: readonly Artboard[];
  snapshot: Snapshot;
}

/** The variant that's edited, and beside it the other one if they're compared. A comes before B. */
export const variantsOnWall = createSelector(
  [settledContent, toolsOf, boardsOf, originalOf, settledEdits, ({ view }) => view.compare],
  ({ document }, tools, boards, original, edits, compare): OnWall[] => {
    const { shown, variants } = edits;
    const [a, b] = words.variants.names;
    const name = shown === 0 ? a : b;
    const editedWall = { name, isEdited: true, boards, snapshot: takeSnapshot(document, tools) };
    if (!compare || variants.length === 1) return [editedWall];
    const otherContent = contentOf(original, edits, shown === 0 ? 1 : 0);
    const beside = {
      name: shown === 0 ? b : a,
      isEdited: false,
      boards: artboardsOf(otherContent.campaign),
      snapshot: takeSnapshot(otherContent.document, tools),
    };
    return shown === 0 ? [editedWall, beside] : [beside, editedWall];
  },
);

/** What to do before the email is sent if its images aren't where it says; undefined if they are. */
export const pictureToDo = createSelector(
  [
    settledContent,
    originalOf,
    (state) => letteringOf(state).typeface,
    emailImagesOf,
    ({ view }) => view.service,
  ],
  ({ document, campaign }, original, typeface, emailImages, service) =>
    emailImages || hasNewPicture({ original, document }, typeface)
      ? uploadNote(
          { ...campaign, emailImages },
          emailPictures(
            campaign,
            emailServices.find(({ id }) => id === service),
          ),
          uploadWords,
        )
      : undefined,
);
