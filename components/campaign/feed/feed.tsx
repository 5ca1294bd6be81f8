import type { PlatformId } from '@/content/schema';
import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { adTexts } from '@/lib/campaign/ads/copy';
import { ctaOn } from '@/lib/campaign/ads/platforms';
import { InstagramArrow, PostActions } from './post-actions';
import { Advertiser, FeedPicture, type PostProps, Truncated } from './post-parts';

const { feed } = socialAds;

/** The site's domain, as a feed shows it. */
const domain = new URL(brand.origin).host.replace(/^www\./, '');

function FacebookPost(post: PostProps) {
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

function InstagramPost(post: PostProps) {
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

function LinkedinPost(post: PostProps) {
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

/** An ad as each platform shows it in a feed. */
export const posts: Record<PlatformId, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: FacebookPost,
  linkedin: LinkedinPost,
};
