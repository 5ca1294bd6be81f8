/** A time as a clock shows it: `10:32 AM`; with the date if it's not today. */
export function clock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString(
    'en-US',
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}
