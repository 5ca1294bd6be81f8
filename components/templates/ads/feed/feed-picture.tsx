import { feedPicture, shown } from '@/lib/campaign/ads/pictures';
import { ShownPicture } from '../shown';
import type { PostProps } from './post';

/** The creative in the size a platform's feed shows; nothing if the campaign has no picture in those sizes. */
export function FeedPicture({ audience, concept, platform }: PostProps) {
  const picture = feedPicture(audience, concept, platform);
  return picture && <ShownPicture {...shown(picture)} className="w-full bg-input" />;
}
