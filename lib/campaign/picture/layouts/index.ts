import type { LayoutFamily } from '../frame';
import type { Layer } from '../layer';
import { feed, tall, wide } from './creatives';
import type { CreativeWords, Layout } from './layout';

export { slide as slideLayout } from './slide';

/** The creative, laid out for each family of sizes. */
export const creativeLayouts: Record<LayoutFamily, (layout: Layout<CreativeWords>) => Layer> = {
  wide,
  feed,
  tall,
};
