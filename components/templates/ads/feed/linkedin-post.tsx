import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { Advertiser } from './advertiser';
import { FeedPicture } from './feed-picture';
import { domain, type PostProps } from './post';
import { LinkedinActions } from './post-actions';
import { Truncated } from './truncated';

const { feed } = socialAds;

export function LinkedinPost({ audience, concept, platform }: PostProps) {
  const { headline, bodyText } = concept;
  return (
    <>
      <Advertiser name={brand.name} line={feed.promoted} />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={bodyText} platform={platform} as="bodyText" />
      </p>
      <FeedPicture audience={audience} concept={concept} platform={platform} />
      <div className="flex items-center gap-3 bg-input px-3 py-2.5">
        <div className="min-w-0 grow">
          <p className="text-sm leading-5 font-semibold">
            <Truncated text={headline} platform={platform} as="headline" ellipsis="…" />
          </p>
          <p className="mt-0.5 text-xs leading-4 text-muted">{domain}</p>
        </div>
        <span className="shrink-0 rounded-full border border-text px-3 py-1 text-sm font-semibold">
          {ctaOn(platform, audience.ad)}
        </span>
      </div>
      <LinkedinActions />
    </>
  );
}
