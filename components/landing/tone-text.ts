import type { Tone } from '@/content/schema';

export const toneText: Record<Tone, string> = {
  good: 'text-good',
  notice: 'text-notice',
  danger: 'text-danger',
};
