import * as v from 'valibot';
import { type WrittenVisual, writtenVisual } from '@/content/schema/key-visual';

/** A key visual as it's edited, in JSON. Its description is a text of its own. */
export function visualText(visual: unknown): string {
  const { output, success } = v.safeParse(writtenVisual, visual);
  return success ? JSON.stringify(output) : '';
}

/** What `visualText` wrote, or the same with other spaces; undefined if it isn't a key visual. */
export function readVisual(text: string): WrittenVisual | undefined {
  try {
    return v.parse(writtenVisual, JSON.parse(text));
  } catch {
    return undefined;
  }
}
