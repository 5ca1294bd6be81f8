import { platforms } from '@/content/market/platforms';
import type { AdText, Launch, TextLimit } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { lengthOf } from '@/lib/campaign/document/copy';
import { Field, type LimitLine, LimitLines } from './field';

const { labels, limits: words } = socialAds;

interface Props {
  as: AdText;
  text: string;
  /** Where the campaign runs. Of these, the platforms with a card say their limits. */
  on: Launch['platforms'];
}

/** A text of the ad, a button to copy it, and whether it fits each platform's limit or is cut off. */
export function LimitedText({ as, text, on }: Props) {
  const length = lengthOf(as, text);
  const unit = as === 'metaTags' ? words.hashtags : words.characters;
  const lines = platforms
    .filter(({ id, card }) => card && on.includes(id))
    .flatMap(({ name, limits }) =>
      limits.filter((limit) => limit.text === as).map((limit) => lineOf(name, limit, length, unit)),
    );
  return (
    <Field label={labels[as]} copy={text}>
      {text}
      <LimitLines lines={lines} />
    </Field>
  );
}

function lineOf(platform: string, limit: TextLimit, length: number, unit: string): LimitLine {
  const { name, cut = limit.refused ?? length, refused = cut, cutNote } = limit;
  // The build stops at a text that a platform refuses.
  const isFine = length <= cut;
  const atMost = refused === cut ? '' : ` (${refused} ${words.atMost})`;
  return [
    `${platform}, ${name}: ${length} ${words.of} ${cut} ${unit}${atMost},`,
    isFine,
    isFine ? words.fits : [words.cut, cutNote].filter(Boolean).join(', '),
  ];
}
