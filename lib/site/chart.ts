import type { StatCard, StatusPanel } from '@/content/schema';

/** How a figure is drawn: as a share of a whole, from 0 to 1, or in bricks. */
export type ChartShape =
  | { kind: 'bar'; share: number }
  | {
      kind: 'units' | 'hours';
      /** How many bricks there are. */
      of: number;
      /** How many bricks fit in a row; all of them by default. */
      columns?: number;
      /** How many bricks are lit, or which ones, from 0. */
      lit: number | readonly number[];
    };

/** Works out a figure's chart from its amount. A chart of alerts needs the `panel` they're in. */
export function chartOf({ value, chart }: StatCard, panel?: StatusPanel): ChartShape | undefined {
  if (!chart || typeof value === 'string') return undefined;
  const { amount, whole = amount } = value;
  switch (chart.kind) {
    case 'bar':
      return { kind: 'bar', share: amount / whole };
    case 'units':
      return { kind: 'units', of: whole, columns: chart.columns, lit: amount };
    case 'hours':
      return { kind: 'hours', of: 24, lit: panel ? alertHours(panel, chart.color) : [] };
    default:
      return chart satisfies never;
  }
}

/** The hours when a panel's alerts came in, from 0 to 23, or those of one `color`. */
function alertHours({ time: [hour, minute] = [0, 0], alerts }: StatusPanel, color?: string) {
  return (alerts?.items ?? [])
    .filter((alert) => !color || alert.color === color)
    .map(({ minutesAgo }) => Math.floor((hour * 60 + minute - minutesAgo) / 60));
}
