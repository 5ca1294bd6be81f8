import * as v from 'valibot';
import { httpsAddress, text } from './text';

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

export type AdFormat = v.InferOutput<typeof adFormatSchema>;
