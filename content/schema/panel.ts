import * as v from 'valibot';
import { field } from './field';
import { figureSchema } from './figure';
import { listOf, part, text, tone, upTo } from './text';

/** The icons in components/site/icon.tsx. */
const iconNames = [
  'bell',
  'building',
  'camera',
  'door',
  'file',
  'key',
  'lock',
  'picture',
  'shield',
  'user',
  'wifi',
] as const;

export const icon = v.picklist(iconNames);

/** How a figure is drawn: only if the drawing shows something that the number itself doesn't. */
export const chart = v.variant('kind', [
  /** A bar, filled to the figure's share of its whole. */
  v.object({ kind: v.literal('bar') }),
  /**
   * Counted out in bricks, one for each unit of the whole. Without `columns`, they're in one row.
   */
  v.object({ kind: v.literal('units'), columns: v.optional(v.number()) }),
  /** The hours when the panel's alerts came in. With a `color`, only those alerts. */
  v.object({ kind: v.literal('hours'), color: v.optional(tone) }),
]);

/** A label with a figure, or with a state such as `Optimal`. */
export const statistic = v.object({
  label: field(text, { help: 'To change the figure itself, click it.' }),
  value: field(v.union([figureSchema, text]), { readAfter: 'label' }),
  /** A few words on what the figure counts and over what period. */
  note: v.optional(text),
});

const statCard = v.object({
  ...statistic.entries,
  chart: v.optional(chart),
  tone: v.optional(tone),
});

/** A name and the state it is in: a compliance requirement or a device. */
const statusRow = v.object({ icon, name: field(text, { isName: true }), status: text, tone });

const alertRow = v.object({
  icon,
  text: field(text, { label: '' }),
  /** Minutes before the panel's `time`. */
  minutesAgo: v.pipe(v.number(), v.minValue(0, '0 or more')),
  color: tone,
});

/** The figures of a report, and the state of what it watches. */
export const statusPanel = part('panel', {
  title: text,
  /** The overall state in a word or two. */
  state: text,
  /** The time on the screen as [hour, minute]. Required if there are alerts. */
  time: v.optional(v.tuple([v.number(), v.number()])),
  stats: upTo(4, 'figure', statCard),
  rows: v.optional(part('status list', { title: text, items: upTo(6, 'row', statusRow) })),
  /** All of them stay, because a chart may count them. */
  alerts: v.optional(
    field(
      part('alerts', {
        title: text,
        items: field(listOf(alertRow), { label: 'alert', fixed: true }),
      }),
      { fixed: true },
    ),
  ),
});

export type IconName = (typeof iconNames)[number];
export type Chart = v.InferOutput<typeof chart>;
export type StatCard = v.InferOutput<typeof statCard>;
export type StatusRow = v.InferOutput<typeof statusRow>;
export type StatusPanel = v.InferOutput<typeof statusPanel>;
