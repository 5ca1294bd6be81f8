import type { AdDimension } from '@/content/schema';
import type { Drawing } from '../drawing';
import { link, square } from './feed';
import type { CreativeWords, Layout } from './layout';
import { story } from './story';

export { slide as slideLayout } from './story';

/** The creative, composed anew for each size. */
export const layouts: Record<AdDimension, (layout: Layout<CreativeWords>) => Drawing> = {
  '1200x628': link,
  '1080x1080': square,
  '1080x1920': story,
};
