import type { Figure } from '@/content/schema';
import { footnote } from '@/content/words/landing';

/** The asterisk after a made-up figure. The page's footnote explains it. */
export function SampleMark({ value }: { value: Figure | string }) {
  return (
    typeof value !== 'string' &&
    value.sample && <sup className="text-[0.5em] text-muted">{footnote.mark}</sup>
  );
}
