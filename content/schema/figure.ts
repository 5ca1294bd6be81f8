import * as v from 'valibot';

/** What a figure counts, as far as it changes how the figure is written. */
const unit = v.picklist(['count', 'dollars', 'percent', 'hours', 'hours a week', 'devices']);

type Unit = v.InferOutput<typeof unit>;

/** One figure, stated once. Texts, charts and pictures all come from `amount`. */
export const figureSchema = v.object({
  /** In the figure's unit; dollars in US dollars. */
  amount: v.pipe(v.number(), v.minValue(0, '0 or more')),
  unit,
  /** As a reader sees it: `$4.35M`. */
  text: v.string(),
  /** What it is a part of, in the same unit: 100 for a percentage. */
  whole: v.optional(v.number()),
});

export type Figure = v.InferOutput<typeof figureSchema>;

/** US style, short where that loses nothing: `2.5M`, `3.2K`, but `1,306`. */
function written(amount: number): string {
  const exact = Number(amount.toPrecision(3)) === amount;
  return amount.toLocaleString('en-US', {
    notation: exact ? 'compact' : 'standard',
    maximumFractionDigits: 2,
  });
}

/** How an amount of a unit is written. */
const amountText: Record<Unit, (amount: number) => string> = {
  count: written,
  dollars: (amount) => `$${written(amount)}`,
  percent: (amount) => `${amount}%`,
  hours: (amount) => `${amount}hrs`,
  'hours a week': (amount) => (amount === 168 ? '24/7' : `${amount} hours a week`),
  devices: (amount) => `${written(amount)} devices`,
};

function figure(amount: number, unitName: Unit, whole?: number): Figure {
  return { amount, unit: unitName, text: amountText[unitName](amount), whole };
}

/** A count: `94`, `3.2K`, `2.5M`; a part of a `whole` where one is given. */
export const count = (amount: number, whole?: number) => figure(amount, 'count', whole);

/** A count that is a lower bound: `8M+`. */
export const atLeast = (amount: number): Figure => {
  const { text, ...rest } = count(amount);
  return { ...rest, text: `${text}+` };
};

/** US dollars: `$4.35M`. */
export const dollars = (amount: number) => figure(amount, 'dollars');

/** A percentage, which is a part of 100: `99.9%`. */
export const percent = (amount: number) => figure(amount, 'percent', 100);

/** A time in hours: `48hrs`. */
export const hours = (amount: number) => figure(amount, 'hours');

/** A count of devices with the word: `63 devices`. */
export const deviceCount = (amount: number) => figure(amount, 'devices');

/** All day, every day: 168 hours a week, `24/7`. */
export const aroundTheClock = figure(24 * 7, 'hours a week');

/** A score out of a whole: `98/100`. */
export const score = (amount: number, whole: number): Figure => ({
  ...count(amount, whole),
  text: `${amount}/${whole}`,
});

/** What one part of a chart stands for: `25K`, `$10K`, `1 hour`. */
export function eachText(unitName: Unit, each: number): string {
  if (!unitName.startsWith('hours')) return amountText[unitName](each);
  return each === 1 ? '1 hour' : `${each} hours`;
}

/** A figure, or a state in a word, as a reader sees it. */
export function valueText(value: Figure | string): string {
  return typeof value === 'string' ? value : value.text;
}
