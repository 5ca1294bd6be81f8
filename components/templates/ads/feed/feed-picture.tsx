import { Picture } from '@/components/ui/picture';
import { feedPicture, shown } from '@/lib/campaign/ads/pictures';
import type { PostProps } from './post';

/** The creative in the size a platform's feed shows; nothing if the campaign has no picture in those sizes. */
export function FeedPicture({ audience, concept, platform }: PostProps) {
  const picture = feedPicture(audience, concept, platform);
  return picture && <Picture {...shown(picture)} className="w-full bg-input" />;
}
