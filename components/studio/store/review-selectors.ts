import { problemOf } from '@/lib/campaign/rules/problem-of';
import { problemWords } from '@/content/words/problems';
import { imagesAreHere } from '@/lib/campaign/rules/images';
import { changesOf, factChanges } from '@/lib/studio/drafts/changes';
import { applyEdits, variantAt } from '@/lib/campaign/edits/edits';
import { adOf } from '@/lib/studio/text/problem-texts';
import { createSelector, editsOf } from './selectors';

// What others' edits change, computed from the state.

/** What a link or a file changes in each variant; nothing outside of a review. */
export const changesIn = createSelector(
  [({ original }) => original, ({ review }) => review],
  (original, review) => review?.edits.variants.map((variant) => changesOf(original, variant)) ?? [],
);

export const changesShown = createSelector(
  [changesIn, (state) => editsOf(state).shown],
  (variants, shown) => variants[shown] ?? [],
);

/** The names of the changed pictures that a reviewer doesn't see, because a link has no images. */
export const unseenPictures = createSelector(
  [({ original }) => original, ({ review }) => review],
  (original, review) => {
    const names = review?.edits.variants.flatMap((variant, index) => {
      const document = applyEdits(original, review.edits, index);
      const missingImages = Array.from(imagesAreHere({ document, typed: variant }));
      return missingImages.map(
        (finding) => adOf(finding) + problemOf(finding, document, problemWords).label,
      );
    });
    return [...new Set(names)].join('; ');
  },
);

/** The same in texts that weren't edited, but repeat a fact that was. */
export const factChangesShown = createSelector(
  [({ original }) => original, ({ review }) => review],
  (original, review) => (review ? factChanges(original, variantAt(review.edits)) : []),
);

/** The texts that are outlined as changed. */
export const changedPaths = createSelector(
  [changesShown, factChangesShown],
  (changes, repeatedFacts): ReadonlySet<string> =>
    new Set([...changes, ...repeatedFacts].flatMap(({ places }) => places)),
);
