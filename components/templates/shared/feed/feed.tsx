import { ChevronRight, Forward, Heart, MessageCircle } from 'lucide-react';
import { Picture } from '@/components/ui/picture';
import { brand } from '@/content/brand';
import type { Audience, Platform } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { adTexts } from '@/lib/campaign/document/copy';
import type { Logo } from '@/lib/campaign/document/logo';
import type { AdConcept } from '@/lib/campaign/document/concepts';
import { feedPicture, previewProps } from '@/lib/campaign/picture/ad-pictures';
import { Advertiser } from './advertiser';
import { Truncated } from './truncated';

const { feed } = socialAds;

interface PostProps {
  audience: Audience;
  concept: AdConcept;
  platform: Platform;
  logo?: Logo;
}

function InstagramPost(post: PostProps) {
  const { audience, concept, platform } = post;
  const handle = brand.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    <>
      <Advertiser name={handle} line={feed.sponsored} logo={post.logo} round />
      <FeedPicture {...post} />
      <p className="flex items-center justify-between border-b border-line bg-input px-3 py-2 text-sm font-semibold">
        {audience.ad.ads.primary.cta}
        <ChevronRight aria-hidden size={16} />
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
  const isLinkedin = platform.preview === 'linkedin';
  const domain = new URL(audience.link ?? '', brand.origin).host.replace(/^www\./, '');
  return (
    <>
      <Advertiser
        name={brand.name}
        logo={post.logo}
        line={isLinkedin ? feed.promoted : feed.sponsored}
        round={!isLinkedin}
      />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={concept.bodyText} platform={platform} as="bodyText" />
      </p>
      <FeedPicture {...post} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-input px-3 py-2.5">
        <div className="grow basis-40 contain-inline-size text-xs leading-4">
          {!isLinkedin && <p className="mb-0.5 truncate text-muted uppercase">{domain}</p>}
          <p className="text-sm leading-5 font-semibold">
            <Truncated text={concept.headline} platform={platform} as="headline" />
          </p>
          <p className={`text-muted ${isLinkedin ? 'mt-0.5 truncate' : ''}`}>
            {isLinkedin ? (
              domain
            ) : (
              <Truncated text={concept.subheadline} platform={platform} as="subheadline" />
            )}
          </p>
        </div>
        <span
          className={`px-3 text-sm font-semibold whitespace-nowrap ${isLinkedin ? 'rounded-full border border-text py-1' : 'rounded-md bg-line py-1.5'}`}
        >
          {audience.ad.ads.primary.cta}
        </span>
      </div>
      <PostActions className="justify-around text-muted" />
    </>
  );
}

/** The creative in the size a platform's feed shows, if the campaign has it. */
function FeedPicture({ audience, concept, platform }: PostProps) {
  const picture = feedPicture(audience, concept, platform);
  return picture && <Picture {...previewProps(picture)} className="w-full bg-input" />;
}

function PostActions({ className }: { className: string }) {
  return (
    <p aria-hidden className={`flex p-3 ${className}`}>
      <Heart size={20} />
      <MessageCircle size={20} />
      <Forward size={20} />
    </p>
  );
}

/** An ad as a feed shows it, by the platform's `preview`. */
export const posts: Record<NonNullable<Platform['preview']>, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: LinkPost,
  linkedin: LinkPost,
};
