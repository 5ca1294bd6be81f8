import type { AdDimension, AdFormat } from './schema';

const guides = 'https://www.facebook.com/business/ads-guide/update/image';
const linkedinImages = 'https://www.linkedin.com/help/lms/answer/a426534';

/**
 * The sizes of a campaign's pictures: width x height in pixels. Each says how it's laid out, what
 * it's for and who asks for it. To add one, list it in content/schema/ad-format.ts, here, and in a
 * campaign's `display.dimensions`.
 */
export const adFormats: Record<AdDimension, AdFormat> = {
  '1080x1350': {
    layout: 'feed',
    use: 'Feed, recommended',
    meta: ['Default'],
    source: `${guides}/facebook-feed`,
  },
  '1080x1080': { layout: 'feed', use: 'Feed, square', meta: [], source: `${guides}/facebook-feed` },
  '1200x628': {
    layout: 'wide',
    use: 'Link',
    meta: ['facebook right_hand_column', 'facebook search'],
    source: `${guides}/facebook-right-column`,
  },
  '1080x1920': {
    layout: 'tall',
    use: 'Story and reel',
    meta: ['facebook story', 'facebook facebook_reels', 'instagram story', 'instagram reels'],
    source: `${guides}/instagram-reels`,
  },
  '1200x1200': { layout: 'feed', use: 'LinkedIn, square', meta: [], source: linkedinImages },
};
