import { clsx } from 'clsx';
import type { Tone } from '@/content/schema';
import { toneText } from './tone';

/** A bar filled to the share that the figure above it states; it says nothing that the figure does not. */
export function Share({ of, tone = 'good' }: { of: number; tone?: Tone }) {
  return (
    <div aria-hidden className={clsx('mt-3 h-1 bg-input', toneText[tone])}>
      <div className="h-full bg-current" style={{ width: `${of * 100}%` }} />
    </div>
  );
}
