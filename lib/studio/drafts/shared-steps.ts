import { isShared } from '@/lib/campaign/document/paths';
import { mergeVariants, type Variant, variantAt } from '@/lib/campaign/edits/edits';
import type { History } from './history';

/** A step that changed texts that all campaigns share, so it can be undone in each of them. */
export interface SharedStep {
  /** What the change is called. */
  name: string;
  /** The paths that it changed, and what they had before: undefined if they were as exported. */
  before: ReadonlyMap<string, string | undefined>;
}

/** The steps of a history that changed shared texts, the newest last. */
export function sharedStepsOf({ past, edits }: History): SharedStep[] {
  return past.flatMap(({ name, edits: from }, index) => {
    const [before, after] = [from, past[index + 1]?.edits ?? edits].map((stepEdits) =>
      variantAt(stepEdits, 0),
    );
    const paths = Object.keys({ ...before, ...after }).filter(
      (path) => isShared(path) && before?.[path] !== after?.[path],
    );
    return paths.length > 0
      ? [{ name, before: new Map(paths.map((path) => [path, before?.[path]])) }]
      : [];
  });
}

/** A campaign's history with the steps that were made in others, so that Undo takes them back here. */
export function withSharedSteps(history: History, steps: readonly SharedStep[]): History {
  let { edits } = history;
  const past = steps.toReversed().map(({ name, before }) => {
    const otherVariant: Variant = Object.fromEntries(
      Array.from(before).flatMap(([path, value]) => (value === undefined ? [] : [[path, value]])),
    );
    const variants = edits.variants.map((variant) =>
      mergeVariants(variant, otherVariant, (path) => before.has(path)),
    );
    edits = { ...edits, variants };
    return { name, edits };
  });
  return { ...history, past: [...past.toReversed(), ...history.past] };
}
