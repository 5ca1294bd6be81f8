import { Picture } from '@/components/ui/picture';
import type { Audience, Mark, Platform } from '@/content/schema';
import type { AdConcept } from '@/lib/campaign/concepts';
import { feedPicture, shown } from '@/lib/campaign/picture/ad-pictures';

export interface PostProps {
  audience: Audience;
  concept: AdConcept;
  platform: Platform;
  mark?: Mark;
}

/** The creative in the size a platform's feed shows, if the campaign has it. */
export function FeedPicture({ audience, concept, platform }: PostProps) {
  const picture = feedPicture(audience, concept, platform);
  return picture && <Picture {...shown(picture)} className="w-full bg-input" />;
}
