import type { AdText, Platform } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { truncate } from '@/lib/campaign/document/copy';

/** A text as a platform shows it at first: whole, or cut off at its limit. */
export function Truncated(props: { text: string; platform: Platform; as: AdText }) {
  const { text, platform, as } = props;
  const limit = platform.limits.find(({ text: textName }) => textName === as)?.cut ?? Infinity;
  const cut = truncate(text, limit);
  return (
    <>
      {cut.text}
      {cut.hasMore && (
        <span className="text-muted">{/headline$/i.test(as) ? '…' : socialAds.feed.more}</span>
      )}
    </>
  );
}
