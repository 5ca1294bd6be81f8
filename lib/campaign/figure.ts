import type { Figure, FigureData } from '@/content/schema';

/** US style, shortened if that keeps every digit: `2.5M` and `3.2K`, but `1,306`. */
function formatAmount(amount: number): string {
  const exact = Number(amount.toPrecision(3)) === amount;
  return amount.toLocaleString('en-US', {
    notation: exact ? 'compact' : 'standard',
    maximumFractionDigits: 2,
  });
}

const amountText: Record<FigureData['unit'], (amount: number, whole?: number) => string> = {
  count: formatAmount,
  dollars: (amount) => `$${formatAmount(amount)}`,
  percent: (amount) => `${amount}%`,
  hours: (amount) => `${amount}hrs`,
  'hours a week': (amount) => (amount === 168 ? '24/7' : `${amount} hours a week`),
  score: (amount, whole = 100) => `${amount}/${whole}`,
};

/** A figure with its text: `$4.35M`, `8M+`, `98/100`. A percentage's whole is 100. */
export function figureOf(data: FigureData): Figure {
  const { amount, unit, whole, atLeast } = data;
  const text = `${amountText[unit](amount, whole)}${atLeast ? '+' : ''}`;
  return { ...data, whole: unit === 'percent' ? 100 : whole, text };
}

/** The text of a figure, or of a state such as `Optimal`, as readers see it. */
export function valueText(value: Figure | string): string {
  return typeof value === 'string' ? value : value.text;
}
