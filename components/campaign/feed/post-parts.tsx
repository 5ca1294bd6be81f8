import { clsx } from 'clsx';
import { BrandMark } from '@/components/site/logo';
import { Picture } from '@/components/ui/picture';
import type { AdText, Audience, Mark, Platform } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { truncated } from '@/lib/campaign/ads/copy';
import type { AdConcept } from '@/lib/campaign/concepts';
import { feedPicture, shown } from '@/lib/campaign/picture/ad-pictures';

const { feed } = socialAds;

export interface PostProps {
  audience: Audience;
  concept: AdConcept;
  platform: Platform;
  mark?: Mark;
}

interface AdvertiserProps extends Pick<PostProps, 'mark'> {
  name: string;
  /** The line below the name, which says that it's an ad. */
  line: string;
  /** A person's picture is round, a company's is not. */
  round?: boolean;
}

// One element for all posts, so that the page's data has it once.
const brandMark = <BrandMark size={18} />;

export function Advertiser({ name, line, mark, round = false }: AdvertiserProps) {
  return (
    <div className="flex items-center gap-2.5 p-3">
      <span
        className={clsx(
          'flex size-9 shrink-0 items-center justify-center border border-line bg-background',
          round ? 'rounded-full' : 'rounded-sm',
        )}
      >
        {mark ? <BrandMark size={18} mark={mark} /> : brandMark}
      </span>
      <div className="min-w-0 text-xs leading-4">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-muted">{line}</p>
      </div>
    </div>
  );
}

/** The creative in the size a platform's feed shows, if the campaign has it. */
export function FeedPicture({ audience, concept, platform }: PostProps) {
  const picture = feedPicture(audience, concept, platform);
  return picture && <Picture {...shown(picture)} className="w-full bg-input" />;
}

interface TruncatedProps {
  text: string;
  platform: Platform;
  as: AdText;
  ellipsis?: string;
}

/** A text as a platform shows it at first: whole, or cut off at its limit. */
export function Truncated({ text, platform, as, ellipsis = feed.more }: TruncatedProps) {
  const limit = platform.limits.find(({ text: limited }) => limited === as)?.cut ?? Infinity;
  const cut = truncated(text, limit);
  return (
    <>
      {cut.shown}
      {cut.more && <span className="text-muted">{ellipsis}</span>}
    </>
  );
}
