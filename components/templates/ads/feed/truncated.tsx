import type { AdText, Platform } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { truncated } from '@/lib/campaign/ads/copy';

interface Props {
  text: string;
  platform: Platform;
  /** Whose limit applies. */
  as: AdText;
  /** What marks the cut. */
  ellipsis?: string;
}

/** A text as a platform shows it at first: whole, or cut off at its limit. */
export function Truncated({ text, platform, as, ellipsis = socialAds.feed.more }: Props) {
  const limit = platform.limits.find((each) => each.text === as)?.cut ?? Infinity;
  const { shown, more } = truncated(text, limit);
  return (
    <>
      {shown}
      {more && <span className="text-muted">{ellipsis}</span>}
    </>
  );
}
