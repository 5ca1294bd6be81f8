import type { Tone } from '@/content/schema';

/** The text color class of each tone. */
export const toneText: Record<Tone, string> = {
  good: 'text-good',
  notice: 'text-notice',
  danger: 'text-danger',
};
