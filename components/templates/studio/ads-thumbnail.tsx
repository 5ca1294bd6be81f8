import type { Campaign } from '@/content/schema';
import { conceptsOf } from '@/lib/campaign/ads/concepts';
import { creativePicture } from '@/lib/campaign/ads/pictures';
import { DrawnPicture } from './drawn-picture';

/** A campaign's two pictures for a feed. */
export function AdsThumbnail({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const [dimension = '1080x1080'] = audience.ad.display.dimensions;
  return (
    <div className="grid max-w-xs grid-cols-2 gap-2">
      {conceptsOf(audience.ad).map((concept) => (
        <DrawnPicture
          key={concept.id}
          campaign={campaign}
          picture={creativePicture(audience, concept, dimension)}
        />
      ))}
    </div>
  );
}
