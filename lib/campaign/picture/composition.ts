import type { TextBlock } from './fit-text';
import type { Layer } from './layer';

/**
 * A finished layout of a picture, with every part positioned in pixels. It can be saved as JSON.
 */
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

type MisfitWords = Record<'tooWide' | 'tooHigh' | 'and' | 'missing' | 'more', string>;

/** How many missing characters a sentence names. */
const mostNamed = 10;

/**
 * What's wrong with a text of a picture: `fear-1200x628: Headline in the image, 12 px too wide.`
 */
export function misfitSentence(
  picture: string,
  { field, excess, missing }: TextBlock,
  words: MisfitWords,
  label = field,
): string {
  const rest = (missing?.length ?? 0) - mostNamed;
  const faults = missing
    ? [
        `${words.missing} ${missing.slice(0, mostNamed).join(' ')}`,
        rest > 0 && `${rest} ${words.more}`,
      ]
    : [
        excess?.width && `${excess.width} ${words.tooWide}`,
        excess?.height && `${excess.height} ${words.tooHigh}`,
      ];
  return `${picture}: ${label}, ${faults.filter(Boolean).join(` ${words.and} `)}.`;
}
