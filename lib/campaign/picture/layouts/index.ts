import type { AdDimension } from '@/content/schema';
import type { Layer } from '../layer';
import { link, square } from './feed';
import type { CreativeWords, Layout } from './layout';
import { story } from './story';

export { slide as slideLayout } from './story';

/** The creative, laid out for each size. */
export const creativeLayouts: Record<AdDimension, (layout: Layout<CreativeWords>) => Layer> = {
  '1200x628': link,
  '1080x1080': square,
  '1080x1920': story,
};
