import type { SocialId } from '@/content/schema';
import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { adTexts } from '@/lib/campaign/ads/copy';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { Advertiser } from './advertiser';
import { FeedPicture, type PostProps } from './feed-picture';
import { LinkPost } from './link-post';
import { InstagramArrow, PostActions } from './post-actions';
import { Truncated } from './truncated';

function InstagramPost(post: PostProps) {
  const { audience, concept, platform } = post;
  const handle = brand.name.toLowerCase();
  return (
    <>
      <Advertiser name={handle} line={socialAds.feed.sponsored} mark={post.mark} round />
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

export const posts: Record<SocialId, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: LinkPost,
  linkedin: LinkPost,
};
