import * as v from 'valibot';
import { type Logo, logoSchema } from '@/content/schema/brand';
import { type WrittenVisual, writtenVisual } from '@/content/schema/key-visual';

/** A key visual as it's edited, in JSON. Its description is a text of its own. */
export function visualText(visual: unknown): string {
  const { output, success } = v.safeParse(writtenVisual, visual);
  return success ? JSON.stringify(output) : '';
}

/** What `visualText` wrote, or the same with other spaces; undefined if it isn't a key visual. */
export const readVisual = (text: string): WrittenVisual | undefined => parsed(writtenVisual, text);

/** A logo from its JSON; undefined if it isn't one. */
export const readLogo = (text: string): Logo | undefined => parsed(logoSchema, text);

/** How a field that isn't a text is read. */
export const readers = { picture: readVisual, logo: readLogo };

export const isDrawn = (kind: string): kind is keyof typeof readers => Object.hasOwn(readers, kind);

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Value | undefined {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}
