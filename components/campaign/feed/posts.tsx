import type { Audience, Platform, AdText } from '@/content/schema';
import { brand } from '@/content/brand';
import type { AdConcept } from '@/lib/campaign/concepts';
import { socialAds } from '@/content/words/social-ads';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { InstagramArrow, PostActions } from './post-actions';
import { adTexts, truncated } from '@/lib/campaign/ads/copy';
import { clsx } from 'clsx';
import { BrandMark } from '@/components/site/logo';
import { Picture } from '@/components/ui/picture';
import { feedPicture, shown } from '@/lib/campaign/picture/ad-pictures';

export interface PostProps {
  audience: Audience;
  concept: AdConcept;
  platform: Platform;
}

const { feed } = socialAds;

/** The site's domain, as a feed shows it. */
const domain = new URL(brand.origin).host.replace(/^www\./, '');

export function FacebookPost(post: PostProps) {
  const { audience, concept, platform } = post;
  return (
    <>
      <Advertiser name={brand.name} line={feed.sponsored} round />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={concept.bodyText} platform={platform} as="bodyText" />
      </p>
      <FeedPicture {...post} />
      <div className="flex items-center gap-3 bg-input px-3 py-2.5">
        <div className="grow basis-1/2 text-xs leading-4">
          <p className="text-muted uppercase">{domain}</p>
          <p className="mt-0.5 text-sm leading-5 font-semibold">
            <Truncated text={concept.headline} platform={platform} as="headline" ellipsis="…" />
          </p>
          <p className="text-muted">
            <Truncated
              text={concept.subheadline}
              platform={platform}
              as="subheadline"
              ellipsis="…"
            />
          </p>
        </div>
        <span className="rounded-md bg-line px-3 py-1.5 text-sm font-semibold">
          {ctaOn(platform, audience.ad)}
        </span>
      </div>
      <PostActions className="justify-around text-muted" />
    </>
  );
}

export function InstagramPost(post: PostProps) {
  const { audience, concept, platform } = post;
  const handle = brand.name.toLowerCase();
  return (
    <>
      <Advertiser name={handle} line={feed.sponsored} round />
      <FeedPicture {...post} />
      <p className="flex items-center justify-between border-b border-line bg-input px-3 py-2 text-sm font-semibold">
        {ctaOn(platform, audience.ad)}
        <InstagramArrow />
      </p>
      <PostActions className="gap-3.5 pb-0" />
      <p className="p-3 text-sm leading-5 whitespace-pre-line">
        <span className="font-semibold">{handle}</span>{' '}
        <Truncated text={adTexts(audience.ad, concept).caption} platform={platform} as="caption" />
      </p>
    </>
  );
}

export function LinkedinPost(post: PostProps) {
  const { audience, concept, platform } = post;
  return (
    <>
      <Advertiser name={brand.name} line={feed.promoted} />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={concept.bodyText} platform={platform} as="bodyText" />
      </p>
      <FeedPicture {...post} />
      <div className="flex items-center gap-3 bg-input px-3 py-2.5">
        <div className="grow basis-1/2">
          <p className="text-sm leading-5 font-semibold">
            <Truncated text={concept.headline} platform={platform} as="headline" ellipsis="…" />
          </p>
          <p className="mt-0.5 text-xs leading-4 text-muted">{domain}</p>
        </div>
        <span className="rounded-full border border-text px-3 py-1 text-sm font-semibold">
          {ctaOn(platform, audience.ad)}
        </span>
      </div>
      <PostActions className="justify-around text-muted" />
    </>
  );
}

interface AdvertiserProps {
  name: string;
  /** The line below the name, which says that it's an ad. */
  line: string;
  /** A person's picture is round, a company's is not. */
  round?: boolean;
}

/** The top of a post: who posted it. */
function Advertiser({ name, line, round = false }: AdvertiserProps) {
  return (
    <div className="flex items-center gap-2.5 p-3">
      <span
        className={clsx(
          'flex size-9 shrink-0 items-center justify-center border border-line bg-background',
          round ? 'rounded-full' : 'rounded-sm',
        )}
      >
        <BrandMark size={18} />
      </span>
      <div className="min-w-0 text-xs leading-4">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-muted">{line}</p>
      </div>
    </div>
  );
}

/** The creative in the size a platform's feed shows, if the campaign has it. */
function FeedPicture({ audience, concept, platform }: PostProps) {
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
function Truncated({ text, platform, as, ellipsis = feed.more }: TruncatedProps) {
  const limit = platform.limits.find((each) => each.text === as)?.cut ?? Infinity;
  const cut = truncated(text, limit);
  return (
    <>
      {cut.shown}
      {cut.more && <span className="text-muted">{ellipsis}</span>}
    </>
  );
}
