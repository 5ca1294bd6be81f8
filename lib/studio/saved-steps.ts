import * as v from 'valibot';
import { type Edits, type Variant, variantAt } from './edits';
import type { Step } from './history';

const shown = v.picklist([0, 1]);
const oneOrTwo = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(2));

/** What to change in the edits after a step to get the step's own: null takes a field out. */
const difference = v.record(v.string(), v.nullable(v.string()));

/** Steps as they're stored, the newest last. */
export const stepsSchema = v.array(
  v.object({ name: v.string(), shown, differs: oneOrTwo(difference) }),
);

type SavedStep = v.InferOutput<typeof stepsSchema>[number];

/** Steps as differences, each to the next one, and the last one's to `now`. */
export function saveSteps(now: Edits, steps: readonly Step[]): SavedStep[] {
  return steps.map(({ name, edits }, index) => {
    const after = steps[index + 1]?.edits ?? now;
    const differs = edits.variants.map((one, at) => differenceOf(variantAt(after, at), one));
    return { name, shown: edits.shown === 1 ? 1 : 0, differs };
  });
}

function differenceOf(from: Variant, to: Variant): Record<string, string | null> {
  const paths = Object.keys({ ...from, ...to }).filter((path) => from[path] !== to[path]);
  return Object.fromEntries(paths.map((path) => [path, to[path] ?? null]));
}

/** Steps as `saveSteps` wrote them. */
export function readSteps(now: Edits, saved: readonly SavedStep[]): Step[] {
  let after = now;
  const steps = saved.toReversed().map(({ name, shown: index, differs }): Step => {
    after = { variants: variantsOf(after, differs), shown: index };
    return { name, edits: after };
  });
  return steps.toReversed();
}

const variantsOf = (after: Edits, differs: readonly v.InferOutput<typeof difference>[]) =>
  differs.map((changes, at): Variant => {
    const merged = Object.entries({ ...variantAt(after, at), ...changes });
    return Object.fromEntries(merged.flatMap(([path, to]) => (to === null ? [] : [[path, to]])));
  });
