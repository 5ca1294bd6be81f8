import type { Figure } from '@/content/schema';
import { sampleMark } from '@/lib/campaign/figure';

/** The asterisk after a made-up figure. The page's footnote explains it. */
export function SampleMark({ value }: { value: Figure | string }) {
  return (
    typeof value !== 'string' &&
    value.sample && <sup className="text-[0.5em] text-muted">{sampleMark}</sup>
  );
}
