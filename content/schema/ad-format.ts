import * as v from 'valibot';
import { httpsAddress, listOf, text } from './text';

const guides = 'https://www.facebook.com/business/ads-guide/update/image';
const linkedinImages = 'https://www.linkedin.com/help/lms/answer/a426534';

/**
 * The sizes of a campaign's pictures: width x height in pixels. Each says how it's laid out, what
 * it's for and who asks for it. To add one, list it here and in a campaign's `display.dimensions`.
 */
export const adFormats = {
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
} as const satisfies Record<`${number}x${number}`, AdFormat>;

export type AdDimension = keyof typeof adFormats;

/** Every size that a picture can have. */
export const adDimensions = Object.keys(adFormats).filter(
  (key): key is AdDimension => key in adFormats,
);

export const adFormatSchema = v.object({
  /**
   * Words beside the key visual (`wide`), above and below it (`feed`), or above it, in a safe zone
   * (`tall`).
   */
  layout: v.picklist(['wide', 'feed', 'tall']),
  /** What it's for, in a few words. */
  use: text,
  /**
   * Where Meta shows it within one ad, as its export files write it: a platform and a position.
   * `Default` means everywhere else.
   */
  meta: v.array(text),
  /** The page that asks for this size. */
  source: httpsAddress,
});

/** Sizes that a campaign can list. */
export const dimensions = listOf(v.picklist(adDimensions));

type AdFormat = v.InferOutput<typeof adFormatSchema>;
