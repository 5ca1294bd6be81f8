import { useEffect, useMemo, useRef } from 'react';
import type { Campaign } from '@/content/schema';
import type { AdPicture } from '@/lib/campaign/ads/pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { svgFile } from '@/lib/studio/draw';
import { useCampaign } from '../campaign-context';

interface Props {
  campaign: Campaign;
  picture: AdPicture;
}

/** A picture of a campaign that isn't exported, drawn in the browser. */
export function DrawnPicture({ campaign, picture }: Props) {
  const { lettering } = useCampaign();
  if (!lettering) throw new Error('Only the editor has the typeface.');
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
