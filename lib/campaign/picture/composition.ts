import type { TextBlock } from './fit-text';
import type { Layer } from './layer';

/** A finished layout of a picture, with every part in pixels. It can be saved as JSON. */
export interface Composition extends Layer {
  width: number;
  height: number;
  ground: string;
}

/** The texts that can't be drawn: too long at their smallest size, or characters missing. */
export function misfits({ texts }: Composition): TextBlock[] {
  return texts.filter(({ excess, missing }) => excess || missing);
}

/** Some texts of a picture can't be drawn. The message has a sentence for each. */
export class MisfitError extends Error {}
