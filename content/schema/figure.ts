import * as v from 'valibot';

/** The unit of a figure. It decides how the figure is written. */
const unit = v.picklist(['count', 'dollars', 'percent', 'hours', 'hours a week', 'devices']);

type Unit = v.InferOutput<typeof unit>;

/** One figure. Texts, charts and pictures all come from its `amount`. */
export const figureSchema = v.object({
  /** In the figure's unit. `dollars` are US dollars. */
  amount: v.pipe(v.number(), v.minValue(0, '0 or more')),
  unit,
  /** What readers see: `$4.35M`. */
  text: v.string(),
  /** What it's a part of, in the same unit. For a percentage, that's 100. */
  whole: v.optional(v.number()),
});

export type Figure = v.InferOutput<typeof figureSchema>;

/** US style, shortened if that keeps every digit: `2.5M` and `3.2K`, but `1,306`. */
function formatAmount(amount: number): string {
  const exact = Number(amount.toPrecision(3)) === amount;
  return amount.toLocaleString('en-US', {
    notation: exact ? 'compact' : 'standard',
    maximumFractionDigits: 2,
  });
}

/** How amounts are written in each unit. */
const amountText: Record<Unit, (amount: number) => string> = {
  count: formatAmount,
  dollars: (amount) => `$${formatAmount(amount)}`,
  percent: (amount) => `${amount}%`,
  hours: (amount) => `${amount}hrs`,
  'hours a week': (amount) => (amount === 168 ? '24/7' : `${amount} hours a week`),
  devices: (amount) => `${formatAmount(amount)} devices`,
};

function figure(amount: number, unitName: Unit, whole?: number): Figure {
  return { amount, unit: unitName, text: amountText[unitName](amount), whole };
}

/** A count, optionally out of a `whole`: `94`, `3.2K`, `2.5M`. */
export const count = (amount: number, whole?: number) => figure(amount, 'count', whole);

/** A count that's a lower bound: `8M+`. */
export const atLeast = (amount: number): Figure => {
  const { text, ...rest } = count(amount);
  return { ...rest, text: `${text}+` };
};

/** US dollars: `$4.35M`. */
export const dollars = (amount: number) => figure(amount, 'dollars');

/** A percentage: `99.9%`. Its whole is 100. */
export const percent = (amount: number) => figure(amount, 'percent', 100);

/** A duration in hours: `48hrs`. */
export const hours = (amount: number) => figure(amount, 'hours');

/** A count of devices, including the word: `63 devices`. */
export const deviceCount = (amount: number) => figure(amount, 'devices');

/** 168 hours a week: `24/7`. */
export const aroundTheClock = figure(24 * 7, 'hours a week');

/** A score out of the best possible one: `98/100`. */
export const score = (amount: number, whole: number): Figure => ({
  ...count(amount, whole),
  text: `${amount}/${whole}`,
});
