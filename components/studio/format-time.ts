import { brand } from '@/content/brand';

/** `10:32 AM`, with the date if it's not today. `at` is in milliseconds since 1970. */
export function formatTime(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString(brand.locale, {
    dateStyle: isToday ? undefined : 'medium',
    timeStyle: 'short',
  });
}
