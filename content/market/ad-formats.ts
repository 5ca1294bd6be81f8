import type { AdDimension, AdFormat } from '../schema';

const guides = 'https://www.facebook.com/business/ads-guide/update/image';
const linkedinImages = 'https://www.linkedin.com/help/lms/answer/a426534';
const google = 'https://support.google.com/google-ads/answer';

/** A banner that Google takes as an uploaded display ad: at most 150 KB. */
const banner = { bytes: 150_000, source: `${google}/1722096` };

/**
 * The sizes of a campaign's pictures: width x height in pixels. Each says how it's laid out, what
 * it's for and who asks for it. To add one, list it here, and in a platform's `placements` or a
 * campaign's `display.dimensions`.
 */
export const adFormats: Readonly<Record<AdDimension, AdFormat>> = {
  '1080x1350': {
    layout: 'feed',
    use: 'Feed, recommended',
    meta: ['Default'],
    source: `${guides}/facebook-feed`,
  },
  '1080x1080': { layout: 'feed', use: 'Feed, square', source: `${guides}/facebook-feed` },
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
  '1200x1200': { layout: 'feed', use: 'LinkedIn, square', source: linkedinImages },
  '960x1200': { layout: 'feed', use: 'Portrait', source: `${google}/13704860` },
  '1000x1500': {
    layout: 'feed',
    use: 'Pin',
    source: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  },
  '300x250': { ...banner, layout: 'tower', use: 'Medium rectangle' },
  '336x280': { ...banner, layout: 'tower', use: 'Large rectangle' },
  '300x600': { ...banner, layout: 'tower', use: 'Half page' },
  '160x600': { ...banner, layout: 'tower', use: 'Wide skyscraper' },
  '970x250': { ...banner, layout: 'strip', use: 'Billboard' },
  '728x90': { ...banner, layout: 'strip', use: 'Leaderboard' },
  '320x100': { ...banner, layout: 'strip', use: 'Large mobile banner' },
  '320x50': { ...banner, layout: 'strip', use: 'Mobile banner' },
};
