import type { StatCard, StatusPanel } from '@/content/schema';

/** How a figure is drawn: as a share of a whole, from 0 to 1, or in bricks (UnitChart). */
export type ChartShape = NonNullable<ReturnType<typeof chartOf>>;

/** Nobody counts more than that, and a million of them would stop a browser. */
const mostBricks = 200;

/** Works out a figure's chart from its amount. A chart of alerts needs the `panel` they're in. */
export function chartOf({ value, chart }: StatCard, panel?: StatusPanel) {
  if (!chart || typeof value === 'string') return undefined;
  const { amount, whole: total = amount } = value;
  const { kind } = chart;
  switch (kind) {
    case 'bar':
      return { kind, share: Math.min(1, amount / (total || 1)) };
    case 'units':
      if (total > mostBricks) return undefined;
      return { kind, of: Math.ceil(total), columns: chart.columns, lit: Math.min(amount, total) };
    case 'hours':
      return { kind, of: 24, lit: panel ? alertHours(panel, chart.color) : [] };
    default:
      return kind satisfies never;
  }
}

/** The hours when a panel's alerts came in, from 0 to 23, or those of one `color`. */
function alertHours({ time: [hour, minute] = [0, 0], alerts }: StatusPanel, color?: string) {
  return (alerts?.items ?? [])
    .filter((alert) => !color || alert.color === color)
    .map(({ minutesAgo }) => Math.floor((hour * 60 + minute - minutesAgo) / 60));
}
