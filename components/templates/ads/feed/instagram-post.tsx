import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { adTexts } from '@/lib/campaign/ads/copy';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { Advertiser } from './advertiser';
import { FeedPicture } from './feed-picture';
import type { PostProps } from './post';
import { InstagramActions, InstagramArrow } from './post-actions';
import { Truncated } from './truncated';

const handle = brand.name.toLowerCase();

export function InstagramPost({ audience, concept, platform }: PostProps) {
  return (
    <>
      <Advertiser name={handle} line={socialAds.feed.sponsored} round />
      <FeedPicture audience={audience} concept={concept} platform={platform} />
      <p className="flex items-center justify-between border-b border-line bg-input px-3 py-2 text-sm font-semibold">
        {ctaOn(platform, audience.ad)}
        <InstagramArrow />
      </p>
      <InstagramActions />
      <p className="p-3 text-sm leading-5 whitespace-pre-line">
        <span className="font-semibold">{handle}</span>{' '}
        <Truncated text={adTexts(audience.ad, concept).caption} platform={platform} as="caption" />
      </p>
    </>
  );
}
