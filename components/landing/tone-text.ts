import type { Tone } from '@/content/schema';

/** The color of a text that has a tone. */
export const toneText: Record<Tone, string> = {
  good: 'text-good',
  notice: 'text-notice',
  danger: 'text-danger',
};
