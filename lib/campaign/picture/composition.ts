import type { TextBlock } from './fit-text';
import type { Layer } from './layer';

/** A finished layout of a picture, with every part positioned in pixels. It can be saved as JSON. */
export interface Composition extends Layer {
  width: number;
  height: number;
  /** The color behind everything. */
  ground: string;
}

/** The texts that can't be drawn as they are: too long even at their smallest size, or with missing characters. */
export function misfits({ texts }: Composition): TextBlock[] {
  return texts.filter(({ excess, missing }) => excess || missing);
}

/** What's wrong with a misfit and where it is, in one sentence; `place` is its audience's id. */
export function misfitSentence(
  place: string,
  { width, height }: Composition,
  { field, lines, size, excess, missing }: TextBlock,
): string {
  const start = `${place}, ${field}: "${lines.join(' ')}"`;
  if (missing) return `${start} has ${missing.join(' ')}, which the brand's typeface lacks.`;
  const too = [
    excess?.width && `${excess.width} px too wide`,
    excess?.height && `${excess.height} px too high`,
  ].filter(Boolean);
  return `${start} doesn't fit the ${width}x${height} picture (at ${size} px it is ${too.join(' and ')}).`;
}
