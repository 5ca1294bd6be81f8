import { platforms } from '@/content/platforms';
import type { AdText, TextLimit } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { lengthOf, verdict } from '@/lib/campaign/ads/copy';
import { Field, type LimitLine, LimitLines } from './field';

const { labels, limits: words } = socialAds;

interface Props {
  /** Which of the campaign's texts it is. */
  as: AdText;
  text: string;
}

/** A text of the ad, a button to copy it, and whether it fits each platform's limit. */
export function LimitedText({ as, text }: Props) {
  const length = lengthOf(as, text);
  const unit = as === 'metaTags' ? words.hashtags : words.characters;
  const lines = platforms.items.flatMap(({ name, limits }) =>
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
  const result = verdict(length, limit);
  const { cut = limit.refused, refused = cut } = limit;
  const max = (result === 'refused' ? refused : cut) ?? length;
  const atMost = refused === max ? '' : ` (${refused} ${words.atMost})`;
  const note = result === 'cut' && limit.cutNote ? `: ${limit.cutNote}` : '';
  return [
    `${platform}, ${limit.name.toLowerCase()}: ${length} ${words.of} ${max} ${unit}${atMost}`,
    Math.round((length / max) * 100) / 100,
    result,
    words[result] + note,
  ];
}
