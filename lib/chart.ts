import type { Figure, StatCard, StatusPanel } from '@/content/schema';
import { eachText } from '@/content/schema/figure';

/** How a figure is drawn: as a share of a whole, from 0 to 1, or as units counted out one by one. */
export type ChartShape =
  | { kind: 'bar' | 'ring'; share: number }
  | {
      kind: 'units';
      /** How many units there are. */
      of: number;
      /** How many units fit in a row; all of them by default. */
      columns?: number;
      /** How many units are lit, fractions included, or which ones, from 0. */
      lit: number | readonly number[];
      /** What one unit stands for: `25K`, `1 hour`. */
      each?: string;
    };

/** Works out a figure's chart from its amount. A chart of alerts needs the `panel` they're in. */
export function chartOf({ value, chart }: StatCard, panel?: StatusPanel): ChartShape | undefined {
  if (!chart) return undefined;
  if (chart.kind === 'hours')
    return { kind: 'units', of: 24, lit: panel ? alertHours(panel, chart.color) : [] };
  // A state such as "Optimal" fills its chart.
  const figure = typeof value === 'string' ? { amount: 1, unit: 'count' as const } : value;
  const { amount, whole = amount }: Pick<Figure, 'amount' | 'whole'> = figure;
  if (chart.kind !== 'units') return { kind: chart.kind, share: amount / whole };
  const { each = 1, columns } = chart;
  return {
    kind: 'units',
    // Rounded first, in case a floating-point quotient comes out a hair above a whole number.
    of: Math.ceil(round(whole / each)),
    columns,
    lit: round(amount / each),
    each: chart.each === undefined ? undefined : eachText(figure.unit, chart.each),
  };
}

function round(value: number): number {
  return Number(value.toFixed(6));
}

/** The hours of the day when a panel's alerts came in, from 0 to 23. Pass a `color` to get only those alerts. */
function alertHours({ time: [hour, minute] = [0, 0], alerts }: StatusPanel, color?: string) {
  return (alerts?.items ?? [])
    .filter((alert) => !color || alert.color === color)
    .map(({ minutesAgo }) => Math.floor((hour * 60 + minute - minutesAgo) / 60));
}
