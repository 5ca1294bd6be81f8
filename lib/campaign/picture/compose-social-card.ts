import type { Composition } from './compose';
import { type Drawing, join, rectangle } from './drawing';
import { fitText } from './fit-text';
import { type Palette, paletteOf } from './palette';
import { brand, rule } from './parts';
import type { Audience, StatusPanel } from '@/content/schema';
import { socialCardSize } from './social-card';

const panelBox = { x: 716, y: 64, width: 420, height: 502 };

/**
 * What stands for a landing page where a link to it is shared: its headline, and its panel's figures, in the colours of
 * the audience's campaign. Throws where a text does not fit.
 */
export function composeSocialCard({ landing, ad }: Audience): Composition {
  const { badge, headline, panel } = landing.hero;
  const palette = paletteOf(ad.display);
  const column = { x: 64, width: 596 };
  const title = fitText({
    ...column,
    text: headline,
    y: 190,
    height: panelBox.y + panelBox.height - 190,
    max: 80,
    min: 48,
    color: palette.ink,
    vertical: 'end',
  });
  const label = fitText({
    ...column,
    text: badge,
    y: title.y - 52,
    height: 40,
    max: 28,
    min: 20,
    weight: 600,
    color: palette.accent,
  });
  const words = { shapes: '', texts: [label, title] };
  const mark = brand({ x: column.x, y: 64, height: 48, palette });
  return {
    ...socialCardSize,
    ground: palette.ground,
    ...join([words, mark, figures(panel, palette)]),
  };
}

/** The panel as the page shows it: whose it is and its state, then each figure with what it counts. */
function figures({ title, state, source, stats }: StatusPanel, palette: Palette): Drawing {
  const { x, y, width, height } = panelBox;
  const head = 106;
  const line = (height - head) / stats.length;
  const inner = { x: x + 28, width: width - 56 };
  const quiet = { weight: 600, color: palette.muted } as const;
  return join([
    {
      shapes: rectangle(panelBox, {
        fill: palette.surface,
        stroke: palette.line,
        'stroke-width': 2,
      }),
      texts: [
        fitText({
          text: title,
          x: inner.x,
          width: 246,
          y: y + 20,
          height: 36,
          max: 26,
          min: 20,
          color: palette.ink,
        }),
        fitText({
          ...quiet,
          text: state,
          x: inner.x + 254,
          width: inner.width - 254,
          y: y + 20,
          height: 36,
          max: 24,
          min: 18,
          align: 'end',
        }),
        fitText({ ...quiet, ...inner, text: source, y: y + 58, height: 30, max: 20, min: 16 }),
      ],
    },
    ...stats.map(({ label, value, note }, index) => {
      const top = y + head + index * line;
      const left = { ...quiet, x: inner.x, width: 212, height: 30, max: 22, min: 16 };
      return {
        shapes: rule(x, top, width, palette.line),
        texts: [
          fitText({ ...left, text: label, y: top + (note ? 18 : 34), color: palette.ink }),
          ...(note ? [fitText({ ...left, text: note, y: top + 52, max: 20 })] : []),
          fitText({
            text: value,
            x: inner.x + 222,
            width: inner.width - 222,
            y: top + 8,
            height: line - 12,
            max: 52,
            min: 32,
            color: palette.ink,
            align: 'end',
            vertical: 'center',
          }),
        ],
      };
    }),
  ]);
}
