import { studio } from '@/content/words/studio';
import type { TextBlock } from '@/lib/campaign/picture/fit-text';
import type { Field } from './fields';

const { misfits: words } = studio;

/** A text that doesn't fit a picture. */
export interface Misfit {
  /** The picture's name: `fear-1200x628`. */
  picture: string;
  /** What's wrong, in one sentence. */
  sentence: string;
}

/** What's wrong with a picture's text: `fear-1200x628: Headline in the image, 12 px too wide.` */
export function misfitOf(
  picture: string,
  { field, excess, missing }: TextBlock,
  fields: readonly Field[],
): Misfit {
  // Pictures name fields the way content does: `ad.story.slides[0]`.
  const path = field.replace(/\[(\d+)\]/g, '.$1');
  const name =
    fields.find((each) => [path, `audience.${path}`].includes(each.path))?.label ?? field;
  const too = missing
    ? `${words.missing} ${missing.join(' ')}`
    : [
        excess?.width && `${excess.width} ${words.tooWide}`,
        excess?.height && `${excess.height} ${words.tooHigh}`,
      ]
        .filter(Boolean)
        .join(` ${words.and} `);
  return { picture, sentence: `${picture}: ${name}, ${too}.` };
}
