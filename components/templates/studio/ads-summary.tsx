import { socialAds } from '@/content/words/social-ads';
import type { Campaign } from '@/content/schema';
import { conceptsOf } from '@/lib/campaign/ads/concepts';
import { creativePicture } from '@/lib/campaign/ads/pictures';
import { DrawnPicture } from './drawn-picture';

/** A campaign's two ads, next to other campaigns: the picture for a feed, and the text around it. */
export function AdsSummary({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const [dimension = '1080x1080'] = audience.ad.display.dimensions;
  return (
    <div className="grid gap-6">
      {conceptsOf(audience.ad).map((concept) => (
        <figure key={concept.id} className="rounded-md border border-line bg-surface text-sm">
          <p className="p-3">{concept.bodyText}</p>
          <DrawnPicture
            campaign={campaign}
            picture={creativePicture(audience, concept, dimension)}
          />
          <figcaption className="p-3">
            <p className="font-semibold">{concept.headline}</p>
            <p className="text-muted">{concept.subheadline}</p>
            <p className="mt-1 text-xs text-muted">{socialAds.concepts[concept.id]}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
