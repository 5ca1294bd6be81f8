import { clsx } from 'clsx';
import { Bar } from '@/components/ui/bar';
import type { Tone } from '@/content/schema';
import { toneText } from './tone';

/** A bar filled to the share that the figure above it states. */
export function Share({ of, tone = 'good' }: { of: number; tone?: Tone }) {
  return <Bar share={of} className={clsx('mt-3', toneText[tone])} />;
}
