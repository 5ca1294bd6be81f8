import * as v from 'valibot';
import { field } from './field';
import { httpsAddress, matching, text, textOrEmpty } from './text';

/** The unit of a figure. It decides how the figure is written (lib/campaign/document/figure.ts). */
const unit = v.picklist(['count', 'dollars', 'euros', 'percent', 'hours', 'hours a week', 'score']);

const year = matching(/^\d{4}$/, 'a year such as 2022');

/** With more digits, computers round it. */
const most = 1e12;

const amount = v.pipe(
  v.number(),
  v.minValue(0, '0 or more'),
  v.maxValue(most, 'one trillion or less'),
);

const entries = {
  /** In the figure's unit. `dollars` are US dollars. */
  amount,
  unit,
  /** What it's a part of, in the same unit. For a percentage, that's 100. */
  whole: v.optional(amount),
  /** How it's written, if that takes words, with `#` for the amount: `#hrs`, `24/7`. */
  written: v.optional(text),
  /** The amount is a lower bound: `8M+`. */
  atLeast: v.optional(v.boolean()),
  /** Made up until its owner replaces it. Pages mark it, and it's listed to confirm. */
  sample: v.optional(v.boolean()),
  /** The studio's: somebody changed it there, and it has to be confirmed before it's published. */
  changed: v.optional(v.boolean()),
  /** Who says so, and of which year: `{figures.breachCost.source.year}` in a text. */
  source: v.optional(v.object({ label: text, year: v.optional(year), href: httpsAddress })),
};

/** One figure, as the content writes it: `{ amount: 4_350_000, unit: 'dollars' }`. */
export const figureDataSchema = v.pipe(
  v.strictObject(entries, ({ expected }) =>
    expected === 'never'
      ? `one of the fields of a figure: ${Object.keys(entries).join(', ')}`
      : 'an amount and a unit, as each figure has',
  ),
  v.forward(
    v.partialCheck(
      [['amount'], ['whole'], ['unit']],
      ({ amount: part, unit: of, whole = of === 'percent' ? 100 : most }) => part <= whole,
      'no more than the whole (100 for a percentage)',
    ),
    ['amount'],
  ),
);

/** One figure, as pages and pictures get it. Texts and charts all come from its `amount`. */
export const figureSchema = field(v.object({ ...entries, text: v.string() }), { isFigure: true });

/** The parts of a figure that the studio can change. Its unit, and how it's written, stay. */
export const figureFieldsSchema = field(
  v.object({
    amount: field(amount, { kind: 'number' }),
    whole: v.optional(field(amount, { kind: 'number', label: 'out of' })),
    sample: v.optional(field(v.boolean(), { kind: 'boolean' })),
    source: v.object({
      label: v.optional(field(textOrEmpty, { label: 'source' })),
      year: v.optional(field(year, { label: 'year of the source' })),
      href: v.optional(
        field(v.union([v.literal(''), httpsAddress]), {
          label: 'address of the source',
          form: 'address',
          mustBeValid: true,
        }),
      ),
    }),
  }),
  { group: 'figures' },
);

export type FigureData = v.InferOutput<typeof figureDataSchema>;
export type Figure = v.InferOutput<typeof figureSchema>;
