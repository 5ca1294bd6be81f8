import { Bookmark, ChevronRight, Heart, MessageCircle, Send } from 'lucide-react';
import { site } from '@/content/site';
import { socialAds } from '@/content/words/social-ads';
import { adTexts } from '@/lib/campaign/ads/ad-copy';
import { ctaOn } from '@/lib/campaign/ads/ad-platforms';
import { Advertiser } from './advertiser';
import { FeedPicture } from './feed-picture';
import type { PostProps } from './post';
import { Truncated } from './truncated';

const handle = site.name.toLowerCase();

export function InstagramPost({ audience, platform }: PostProps) {
  return (
    <>
      <Advertiser name={handle} line={socialAds.feed.sponsored} round />
      <FeedPicture audience={audience} platform={platform} />
      <p className="flex items-center justify-between border-b border-line bg-input px-3 py-2 text-sm font-semibold">
        {ctaOn(platform, audience.ad)}
        <ChevronRight aria-hidden size={16} />
      </p>
      <p aria-hidden className="flex gap-3.5 px-3 pt-3">
        <Heart size={20} />
        <MessageCircle size={20} />
        <Send size={20} />
        <Bookmark size={20} className="ml-auto" />
      </p>
      <p className="p-3 text-sm leading-5 whitespace-pre-line">
        <span className="font-semibold">{handle}</span>{' '}
        <Truncated text={adTexts(audience.ad).caption} platform={platform} as="caption" />
      </p>
    </>
  );
}
