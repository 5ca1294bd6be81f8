import * as v from 'valibot';
import { type Edits, type Variant, variantAt } from './edits';
import type { Step } from './history';
import { valuesOf } from './saved-version';

const value = v.record(v.string(), v.string());
const shown = v.picklist([0, 1]);
const oneOrTwo = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(2));

/** What to change in the edits after a step to get the step's own: null takes a field out. */
const difference = v.record(v.string(), v.nullable(v.string()));

/** Steps as they're stored, the newest last. In version 1, each had all of its edits. */
export const stepsSchema = v.array(
  v.union([
    v.object({ name: v.string(), shown, differs: oneOrTwo(difference) }),
    v.object({ name: v.string(), edits: v.object({ variants: oneOrTwo(value), shown }) }),
  ]),
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

/** Steps as `saveSteps` or an earlier version wrote them. */
export function readSteps(now: Edits, saved: readonly SavedStep[]): Step[] {
  let after = now;
  const steps = saved.toReversed().map((step): Step => {
    after =
      'edits' in step
        ? { ...step.edits, variants: step.edits.variants.map(valuesOfFirst) }
        : { variants: variantsOf(after, step.differs), shown: step.shown };
    return { name: step.name, edits: after };
  });
  return steps.toReversed();
}

const valuesOfFirst = (variant: Variant) => valuesOf(Object.entries(variant), 1);

const variantsOf = (after: Edits, differs: readonly v.InferOutput<typeof difference>[]) =>
  differs.map((changes, at): Variant => {
    const merged = Object.entries({ ...variantAt(after, at), ...changes });
    return Object.fromEntries(merged.flatMap(([path, to]) => (to === null ? [] : [[path, to]])));
  });
