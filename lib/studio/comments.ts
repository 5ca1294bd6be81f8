import * as v from 'valibot';
import { cleanLine, cleanParagraphs } from '@/lib/campaign/clean-text';
import type { Edits } from './edits';

/** In UTF-16 code units: the longest name and the longest comment. */
export const commentLimits = { name: 60, text: 1000 };

/** A name from anywhere, in one line without hidden characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => cleanLine(name.slice(0, commentLimits.name))),
);

/** In milliseconds since 1970, as far as a date can go. */
export const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** A comment as people write them: its lines, without empty ones. */
export const cleanComment = (text: string): string =>
  cleanParagraphs(text).replaceAll('\n\n', '\n');

const commentSchema = v.object({
  /** The text that it's about, or an entry of a list; empty if it's about the whole campaign. */
  path: v.pipe(v.string(), v.maxLength(200)),
  /** Which of two variants it's about, if it isn't about both. */
  variant: v.optional(v.picklist<readonly number[]>([0, 1])),
  text: v.pipe(
    v.string(),
    v.transform((text) => cleanComment(text.slice(0, commentLimits.text))),
  ),
  by: nameSchema,
  at: timeSchema,
  done: v.optional(v.boolean()),
  /** Whether its author approves the campaign, or asks for changes. */
  verdict: v.optional(v.picklist(['approved', 'changes'])),
  /** A digest of the edits that a verdict is about. */
  of: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

/** What a reviewer says about a campaign. No export has it. */
export type Comment = v.InferOutput<typeof commentSchema>;

/** Which of the edits' two variants a comment is about. Once there's only one, it's about that. */
export const variantOf = ({ variant }: Comment, { variants }: Edits) =>
  variants.length === 2 ? variant : undefined;

/** More than any review has. */
const most = 200;

/** Comments from anywhere, without those that aren't any. */
export const commentsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((comments): readonly Comment[] =>
    comments.slice(-most).flatMap((comment) => {
      const { success, output } = v.safeParse(commentSchema, comment);
      return success ? [output] : [];
    }),
  ),
);

const keyOf = ({ path, by, at, text, verdict }: Comment) =>
  JSON.stringify([path, by, at, text, verdict]);

/** Two people's comments, the oldest first. What one of them has done is done. */
export function mergedComments(mine: readonly Comment[], theirs: readonly Comment[]): Comment[] {
  const byKey = new Map<string, Comment>();
  for (const comment of [...mine, ...theirs]) {
    const known = byKey.get(keyOf(comment));
    byKey.set(keyOf(comment), known?.done ? known : comment);
  }
  const sorted = [...byKey.values()].toSorted((one, other) => one.at - other.at).slice(-most);
  // Only the last of somebody's verdicts counts.
  const isLast = ({ by }: Comment, index: number) =>
    !sorted.slice(index + 1).some((later) => later.verdict && later.by === by);
  return sorted.filter((comment, index) => !comment.verdict || isLast(comment, index));
}

/** What a verdict is about, to tell whether the edits have changed since. */
export function editsDigest({ variants }: Edits): string {
  const sorted = variants.map((variant) =>
    Object.entries(variant).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return digestOf(JSON.stringify(sorted));
}

/** A short digest (FNV-1a in 32 bits, in base 36), which tells whether a text has changed. */
export function digestOf(value: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
