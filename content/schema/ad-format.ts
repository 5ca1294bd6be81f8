import * as v from 'valibot';
import { httpsAddress, listOf, text } from './text';

/** Every size that a picture can have, in pixels. content/ad-formats.ts describes them. */
export const adDimensions = [
  '1080x1350',
  '1080x1080',
  '1200x628',
  '1080x1920',
  '1200x1200',
  '960x1200',
  '1000x1500',
  '300x250',
  '336x280',
  '300x600',
  '160x600',
  '970x250',
  '728x90',
  '320x100',
  '320x50',
] as const;

export const adFormatSchema = v.object({
  /**
   * Words beside the drawing (`wide`), around it (`feed`), or above it, in a safe zone (`tall`). In
   * a banner, which websites show in its own pixels, beside it (`strip`) or around it (`tower`).
   */
  layout: v.picklist(['wide', 'feed', 'tall', 'strip', 'tower']),
  /** What it's for, in a few words. */
  use: text,
  /** Where Meta shows it, as in its export files. `Default` means everywhere else. */
  meta: v.optional(v.array(text)),
  /** The most that a file may weigh, in bytes, where that's little. */
  bytes: v.optional(v.number()),
  /** The page that asks for this size. */
  source: httpsAddress,
});

/** Sizes that a campaign can list. */
export const dimensions = listOf(v.picklist(adDimensions));

export type AdDimension = (typeof adDimensions)[number];
export type AdFormat = v.InferOutput<typeof adFormatSchema>;
