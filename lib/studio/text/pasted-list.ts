import { cleanLines } from '@/lib/campaign/document/clean-text';

/** What's pasted, and the words on both sides of it that stay. */
export interface Paste {
  before: string;
  pasted: string;
  after: string;
}

interface PastedList {
  /** The entries that have room in the list, without bullets. */
  entries: string[];
  /** How many were pasted. */
  count: number;
  /** Where the pasted words end in the last entry. */
  caret: number;
}

/**
 * What becomes of a list that's pasted into an entry of another one. Undefined if it's a single line.
 * @param room how many entries may take the entry's place
 */
export function readPastedList(
  { before, pasted, after }: Paste,
  room: number,
): PastedList | undefined {
  const lines = cleanLines(pasted).split('\n');
  if (lines.length < 2) return undefined;
  const entries = lines.slice(0, room);
  entries[0] = before + (entries[0] ?? '');
  const caret = entries.at(-1)?.length ?? 0;
  entries.push((entries.pop() ?? '') + after);
  return { entries, count: lines.length, caret };
}
