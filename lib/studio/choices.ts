import type { CampaignDocument } from '@/content/schema';
import { studioShare } from '@/content/words/studio-share';
import { type Change, changesOf } from './changes';
import { type Edits, merged, oneVariant, type Variant, variantAt } from './edits';
import { fieldsOf } from '@/lib/campaign/fields';
import { isInside } from '@/lib/campaign/paths';
import { placeName } from './places';

const { change: words } = studioShare;

/** Something that two people edited differently: a field, or a part with all that's in it. */
export interface Choice {
  /** Which variant it's in. */
  index: number;
  path: string;
  name: string;
  /** What each of them changed. Nothing, if it's as exported. */
  mine: Change[];
  theirs: Change[];
}

export function choicesBetween(exported: CampaignDocument, mine: Edits, theirs: Edits): Choice[] {
  const isSingle = mine.variants.length === 1 && theirs.variants.length === 1;
  return (isSingle ? [0] : [0, 1]).flatMap((index) => {
    const [ours, others] = [variantAt(mine, index), variantAt(theirs, index)];
    const paths = different(ours, others);
    const [ourChanges, theirChanges] = [changesOf(exported, ours), changesOf(exported, others)];
    // The paths in a part depend on its order, so it's one choice.
    const wholes = paths.filter((path) => !paths.some((whole) => path.startsWith(`${whole}.`)));
    return wholes.flatMap((path): Choice[] => {
      const within = (change: Change) => isInside(change.path, path);
      const [mineHere, theirsHere] = [ourChanges.filter(within), theirChanges.filter(within)];
      const [first, ...rest] = [...theirsHere, ...mineHere];
      if (!first) return [];
      const field = fieldsOf(exported).find((candidate) => candidate.path === path);
      const isOne = rest.every(({ name }) => name === first.name);
      const name = isOne || !field ? first.name : placeName(exported, { field });
      return [{ index, path, name, mine: mineHere, theirs: theirsHere }];
    });
  });
}

export function withChosen(mine: Edits, theirs: Edits, chosen: readonly Choice[]): Edits {
  const merge = (index: number): Variant =>
    merged(variantAt(mine, index), variantAt(theirs, index), (path) =>
      chosen.some((choice) => choice.index === index && isInside(path, choice.path)),
    );
  const [first, second] = [merge(0), merge(1)];
  const counts = [mine, theirs].map(({ variants }) => variants.length);
  const isSame = different(first, second).length === 0;
  return Math.max(...counts) === 1 || (Math.min(...counts) === 1 && isSame)
    ? oneVariant(first)
    : { variants: [first, second], shown: theirs.shown };
}

const different = (one: Variant, other: Variant): string[] =>
  Object.keys({ ...one, ...other }).filter((path) => one[path] !== other[path]);

/** What one side has: its changes, or else what the other side changed them from. */
export function choiceText(changes: readonly Change[], others: readonly Change[]): string {
  const [other] = others;
  if (changes.length === 0)
    return others.length === 1 && other?.kind === 'text' && other.before
      ? other.before
      : words.original;
  return changes
    .map(({ kind, name, after }) => {
      const text = after ?? words[kind];
      return changes.length === 1 && kind === 'text' ? text : `${name}: ${text}`;
    })
    .join('\n');
}
