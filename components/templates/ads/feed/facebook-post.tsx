import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { Advertiser } from './advertiser';
import { FeedPicture } from './feed-picture';
import { domain, type PostProps } from './post';
import { FacebookActions } from './post-actions';
import { Truncated } from './truncated';

export function FacebookPost({ audience, concept, platform }: PostProps) {
  const { headline, subheadline, bodyText } = concept;
  return (
    <>
      <Advertiser name={brand.name} line={socialAds.feed.sponsored} round />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={bodyText} platform={platform} as="bodyText" />
      </p>
      <FeedPicture audience={audience} concept={concept} platform={platform} />
      <div className="flex items-center gap-3 bg-input px-3 py-2.5">
        <div className="min-w-0 grow text-xs leading-4">
          <p className="text-muted uppercase">{domain}</p>
          <p className="mt-0.5 text-sm leading-5 font-semibold">
            <Truncated text={headline} platform={platform} as="headline" ellipsis="…" />
          </p>
          <p className="text-muted">
            <Truncated text={subheadline} platform={platform} as="subheadline" ellipsis="…" />
          </p>
        </div>
        <span className="shrink-0 rounded-md bg-line px-3 py-1.5 text-sm font-semibold">
          {ctaOn(platform, audience.ad)}
        </span>
      </div>
      <FacebookActions />
    </>
  );
}
