import * as v from 'valibot';
import type { ImageFile } from '@/content/schema';
import { logoSchema } from '@/content/schema/brand';
import { type WrittenVisual, writtenVisual } from '@/content/schema/key-visual';
import { type Logo, logoFilesOf } from './logo';

/** A key visual as it's edited, in JSON. Its description is a text of its own. */
export function visualText(visual: unknown): string {
  const { output, success } = v.safeParse(writtenVisual, visual);
  return success ? JSON.stringify(output) : '';
}

/** What `visualText` wrote, or the same with other spaces; undefined if it isn't a key visual. */
export const readVisual = (text: string): WrittenVisual | undefined => parse(writtenVisual, text);

/** An image as a picture shows it at first, in JSON: all that fits, around its middle. */
export function imageVisual({ file, size = [1, 1] }: ImageFile): string {
  const visual: WrittenVisual = { id: 'image', file, size, focus: [50, 50], zoom: 1 };
  return JSON.stringify(visual);
}

/** A logo from its JSON; undefined if it isn't one. */
export const readLogo = (text: string): Logo | undefined => parse(logoSchema, text);

/** The files of the images that a picture's value has, or a logo's. */
export function imagesInValue(value: string): string[] {
  const visual = readVisual(value);
  if (visual) return visual.id === 'image' ? [visual.file] : [];
  const logo = readLogo(value);
  return logo ? logoFilesOf(logo) : [];
}

/** How a field that isn't a text is read. */
export const readers = { picture: readVisual, logo: readLogo };

export const isDrawn = (kind: string): kind is keyof typeof readers => Object.hasOwn(readers, kind);

function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Value | undefined {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}
