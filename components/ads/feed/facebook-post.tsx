import { MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { Picture } from '@/components/ui/picture';
import { site } from '@/content/site';
import { socialAds } from '@/content/social-ads';
import { creativePicture, shown } from '@/lib/ad-pictures';
import { Advertiser } from './advertiser';
import { domain, type PostProps } from './post';
import { Truncated } from './truncated';

export function FacebookPost({ audience, platform }: PostProps) {
  const { headline, subheadline, bodyText, cta } = audience.ad.ads.primary;
  return (
    <>
      <Advertiser name={site.name} line={socialAds.feed.sponsored} round />
      <p className="px-3 pb-3 text-sm leading-5">
        <Truncated text={bodyText} platform={platform} as="bodyText" />
      </p>
      <Picture {...shown(creativePicture(audience, '1200x628'))} className="w-full" />
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
        <span className="shrink-0 rounded-md bg-line px-3 py-1.5 text-sm font-semibold">{cta}</span>
      </div>
      <p aria-hidden className="flex justify-around p-3 text-muted">
        <ThumbsUp size={18} />
        <MessageCircle size={18} />
        <Share2 size={18} />
      </p>
    </>
  );
}
