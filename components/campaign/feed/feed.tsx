import type { SocialId } from '@/content/schema';
import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { adTexts } from '@/lib/campaign/ads/copy';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { Advertiser } from './advertiser';
import { FeedPicture, type PostProps } from './feed-picture';
import { InstagramArrow, PostActions } from './post-actions';
import { Truncated } from './truncated';

const { feed } = socialAds;

function InstagramPost(post: PostProps) {
  const { audience, concept, platform } = post;
  const handle = brand.name.toLowerCase();
  return (
    <>
      <Advertiser name={handle} line={feed.sponsored} mark={post.mark} round />
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

/** A post with its text above the picture, and the link's headline below it. */
function LinkPost(post: PostProps) {
  const { audience, concept, platform } = post;
  const isLinkedin = platform.id === 'linkedin';
  const ellipsis = '…';
  const domain = new URL(audience.link ?? '', brand.origin).host.replace(/^www\./, '');
  return (
    <>
      <Advertiser
        name={brand.name}
        mark={post.mark}
        line={isLinkedin ? feed.promoted : feed.sponsored}
        round={!isLinkedin}
      />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={concept.bodyText} platform={platform} as="bodyText" />
      </p>
      <FeedPicture {...post} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-input px-3 py-2.5">
        <div className="min-w-0 grow basis-40 text-xs leading-4">
          {!isLinkedin && <p className="mb-0.5 truncate text-muted uppercase">{domain}</p>}
          <p className="text-sm leading-5 font-semibold">
            <Truncated text={concept.headline} as="headline" {...{ platform, ellipsis }} />
          </p>
          <p className={`text-muted ${isLinkedin ? 'mt-0.5 truncate' : ''}`}>
            {isLinkedin ? (
              domain
            ) : (
              <Truncated text={concept.subheadline} as="subheadline" {...{ platform, ellipsis }} />
            )}
          </p>
        </div>
        <span
          className={`px-3 text-sm font-semibold whitespace-nowrap ${isLinkedin ? 'rounded-full border border-text py-1' : 'rounded-md bg-line py-1.5'}`}
        >
          {ctaOn(platform, audience.ad)}
        </span>
      </div>
      <PostActions className="justify-around text-muted" />
    </>
  );
}

export const posts: Record<SocialId, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: LinkPost,
  linkedin: LinkPost,
};
