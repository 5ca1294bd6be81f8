import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { Advertiser } from './advertiser';
import { FeedPicture, type PostProps } from './feed-picture';
import { PostActions } from './post-actions';
import { Truncated } from './truncated';

const { feed } = socialAds;

/** The site's domain, as a feed shows it. */
const domain = new URL(brand.origin).host.replace(/^www\./, '');

/** A post with its text above the picture, and the link's headline below it. */
export function LinkPost(post: PostProps) {
  const { audience, concept, platform } = post;
  const isLinkedin = platform.id === 'linkedin';
  const ellipsis = '…';
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
