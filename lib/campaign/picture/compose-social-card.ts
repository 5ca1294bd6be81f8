import type { Campaign, StatusPanel } from '@/content/schema';
import type { Composition } from './composition';
import { fitText, type TextBlock, type TextOptions } from './fit-text';
import { join, type Layer, rectangle, type Style } from './layer';
import { paletteOf } from './palette';
import { brandLine, rule } from './parts';
import { socialCardSize, valueText } from './social-card';
import type { Typeface } from './typeface';

const panelBox = { x: 716, y: 64, width: 420, height: 502 };

/**
 * The picture shown where a link to a landing page is shared: its headline and its panel's figures, in the colors of the
 * audience's campaign. `misfits` says which texts don't fit.
 */
export function composeSocialCard(campaign: Campaign, typeface: Typeface): Composition {
  const { badge, headline, panel } = campaign.audience.landing.hero;
  const palette = paletteOf(campaign);
  const column = { x: 64, width: 596 };
  const title = fitText(
    {
      ...column,
      field: 'landing.hero.headline',
      text: headline,
      y: 190,
      height: panelBox.y + panelBox.height - 190,
      max: 80,
      min: 36,
      color: palette.ink,
      vertical: 'end',
    },
    typeface,
  );
  const label = fitText(
    {
      ...column,
      field: 'landing.hero.badge',
      text: badge,
      y: title.y - 52,
      height: 40,
      max: 28,
      min: 16,
      weight: 600,
      color: palette.accent,
    },
    typeface,
  );
  const style = { palette, typeface };
  return {
    ...socialCardSize,
    ground: palette.ground,
    ...join([
      { shapes: '', texts: [label, title] },
      brandLine(campaign.brand, { ...style, x: column.x, y: 64, height: 48, nameWidth: 500 }),
      panelLayer(panel, style),
    ]),
  };
}

/** The panel as the page shows it: its title, state and source, then each figure with what it counts. */
function panelLayer({ title, state, source, stats }: StatusPanel, style: Style): Layer {
  const { palette, typeface } = style;
  const { x, y, width, height } = panelBox;
  const head = 106;
  const row = (height - head) / stats.length;
  const inner = { x: x + 28, width: width - 56 };
  const text = (name: string, options: Omit<TextOptions, 'field' | 'color'>, quiet = true) =>
    fitText(
      {
        weight: quiet ? 600 : 800,
        color: quiet ? palette.muted : palette.ink,
        ...options,
        field: `landing.hero.panel.${name}`,
      },
      typeface,
    );
  const top = { y: y + 20, height: 36 };
  return join([
    {
      shapes: rectangle(panelBox, {
        fill: palette.surface,
        stroke: palette.line,
        'stroke-width': 2,
      }),
      texts: [
        text('title', { ...top, text: title, x: inner.x, width: 246, max: 26, min: 14 }, false),
        text('state', {
          ...top,
          text: state,
          x: inner.x + 254,
          width: inner.width - 254,
          max: 24,
          min: 14,
          align: 'end',
        }),
        text('source', { ...inner, text: source, y: y + 58, height: 30, max: 20, min: 13 }),
      ],
    },
    ...stats.map((stat, index): Layer => {
      const rowTop = y + head + index * row;
      const texts = statTexts(stat, `stats[${index}]`, { x: inner.x, y: rowTop, row });
      return { shapes: rule(x, rowTop, width, palette.line), texts };
    }),
  ]);

  function statTexts(
    { label, value, note }: StatusPanel['stats'][number],
    name: string,
    place: { x: number; y: number; row: number },
  ): TextBlock[] {
    const left = { x: place.x, width: 212, height: 30, min: 13 };
    const labelY = place.y + (note ? 18 : 34);
    return [
      {
        ...text(`${name}.label`, { ...left, text: label, y: labelY, max: 22 }),
        color: palette.ink,
      },
      ...(note ? [text(`${name}.note`, { ...left, text: note, y: place.y + 52, max: 20 })] : []),
      text(
        `${name}.value`,
        {
          text: valueText(value),
          x: inner.x + 222,
          width: inner.width - 222,
          y: place.y + 8,
          height: place.row - 12,
          max: 52,
          min: 24,
          align: 'end',
          vertical: 'center',
        },
        false,
      ),
    ];
  }
}
