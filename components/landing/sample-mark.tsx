import { footnote } from '@/content/words/landing';

/** The mark behind a made-up figure, which leads to the page's footnote. */
export function SampleMark({ sample }: { sample?: true }) {
  return sample && <sup className="text-[0.5em] text-muted">{footnote.mark}</sup>;
}
