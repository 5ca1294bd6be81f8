/** A motion that starts fast and comes to rest: 0 up to `start`, 1 from `end` on. All three in the same unit. */
export function easeOut(at: number, start: number, end: number): number {
  if (at >= end) return 1;
  if (at <= start) return 0;
  return 1 - (1 - (at - start) / (end - start)) ** 3;
}
