import { useEffect, useMemo, useRef } from 'react';
import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { type AdConcept, conceptsOf } from '@/lib/campaign/ads/concepts';
import { creativePicture } from '@/lib/campaign/ads/pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { svgFile } from '@/lib/studio/draw';
import { useCampaign } from '@/components/templates/campaign-context';

/**
 * A campaign's two ads, next to other campaigns: the picture for a feed, and the text around it.
 */
export function AdsSummary({ campaign }: { campaign: Campaign }) {
  return (
    <div className="grid gap-6">
      {conceptsOf(campaign.audience.ad).map((concept) => (
        <figure key={concept.id} className="rounded-md border border-line bg-surface text-sm">
          <p className="p-3">{concept.bodyText}</p>
          <Creative campaign={campaign} concept={concept} />
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

/** A campaign's two pictures for a feed. */
export function AdsThumbnail({ campaign }: { campaign: Campaign }) {
  return (
    <div className="grid max-w-xs grid-cols-2 gap-2">
      {conceptsOf(campaign.audience.ad).map((concept) => (
        <Creative key={concept.id} campaign={campaign} concept={concept} />
      ))}
    </div>
  );
}

interface CreativeProps {
  campaign: Campaign;
  concept: AdConcept;
}

/** A concept's picture for a feed, drawn in the browser, because it isn't exported. */
function Creative({ campaign, concept }: CreativeProps) {
  const { lettering } = useCampaign();
  if (!lettering) throw new Error('Only the editor has the typeface.');
  const { audience } = campaign;
  const [dimension = '1080x1080'] = audience.ad.display.dimensions;
  const picture = creativePicture(audience, concept, dimension);
  const { width, height, alt } = picture;
  const composition = JSON.stringify(composePicture(campaign, picture, lettering.typeface));
  const file = useMemo(() => svgFile(JSON.parse(composition), lettering), [composition, lettering]);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a drawing of this page's own
    <img ref={image} alt={alt} width={width} height={height} className="block h-auto w-full" />
  );
}
