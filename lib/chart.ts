import type { Figure, StatCard, StatusPanel } from '@/content/schema';
import { eachText } from '@/content/schema/figure';

/** What is drawn beside a figure: a share of a whole, from 0 to 1, or units counted out one by one. */
export type ChartShape =
  | { kind: 'bar' | 'ring'; share: number }
  | {
      kind: 'units';
      /** How many units there are, in how many columns; one row without columns. */
      of: number;
      columns?: number;
      /** How many of them are lit, part of the last one too, or which of them, from 0. */
      lit: number | readonly number[];
      /** What one unit stands for, with its unit of measure. */
      each?: string;
    };

/** The chart of a figure, from the figure's own amount. `panel` is the one that it is in, whose alerts it may count. */
export function chartOf({ value, chart }: StatCard, panel?: StatusPanel): ChartShape | undefined {
  if (!chart) return undefined;
  if (chart.kind === 'hours')
    return { kind: 'units', of: 24, lit: panel ? alertHours(panel, chart.color) : [] };
  // A state in a word, such as "Optimal", is the whole of it.
  const figure = typeof value === 'string' ? { amount: 1, unit: 'count' as const } : value;
  const { amount, whole = amount }: Pick<Figure, 'amount' | 'whole'> = figure;
  if (chart.kind !== 'units') return { kind: chart.kind, share: amount / whole };
  const { each = 1, columns } = chart;
  return {
    kind: 'units',
    // Rounded first: in floating point, 100 / 0.1 is a little more than 1,000.
    of: Math.ceil(rounded(whole / each)),
    columns,
    lit: rounded(amount / each),
    each: chart.each === undefined ? undefined : eachText(figure.unit, chart.each),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** The hours of the day at which a panel's alerts came, of one color or all. */
function alertHours({ time: [hour, minute] = [0, 0], alerts }: StatusPanel, color?: string) {
  return (alerts?.items ?? [])
    .filter((alert) => !color || alert.color === color)
    .map(({ minutesAgo }) => Math.floor((hour * 60 + minute - minutesAgo) / 60));
}
