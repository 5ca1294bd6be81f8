import type { Campaign } from '@/content/schema';
import { studio } from '@/content/words/studio/studio';
import { pageLink } from '@/lib/campaign/document/campaign-link';

const { boards: words } = studio;

/** A search ad as Google may put it together, then all the texts that it chooses from. */
export function SearchAd({ campaign }: { campaign: Campaign }) {
  const { headlines, longHeadline, descriptions } = campaign.audience.ad.search;
  const { host, pathname } = new URL(pageLink(campaign));
  return (
    <div className="p-4 text-sm">
      <p className="font-semibold">{words.sponsored}</p>
      <p className="text-muted">{`${host}${pathname}`}</p>
      <p className="mt-1 text-lg leading-6">{headlines.slice(0, 3).join(' | ')}</p>
      <p className="mt-1">{descriptions.slice(0, 2).join(' ')}</p>
      <p className="mt-4 border-t border-line pt-4 font-semibold">{words.otherTexts}</p>
      {[...headlines.slice(3), longHeadline, ...descriptions.slice(2)].map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
    </div>
  );
}
