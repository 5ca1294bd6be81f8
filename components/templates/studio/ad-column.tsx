import { socialAds } from '@/content/words/social-ads';
import type { Campaign } from '@/content/schema';
import { conceptsOf } from '@/lib/campaign/ads/concepts';
import { creativePicture } from '@/lib/campaign/ads/pictures';
import type { Lettering } from '@/lib/studio/draw';
import { DrawnPicture } from './drawn-picture';

/** A campaign's two ads, in a column next to other campaigns: the picture for a feed, and the text around it. */
export function AdColumn({ campaign, lettering }: { campaign: Campaign; lettering: Lettering }) {
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
            lettering={lettering}
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
