import type { Campaign, Landing, StatCard } from '@/content/schema';
import type { Composition } from './composition';
import { type Fit, fitText, type Rect, type TextBlock } from './fit-text';
import { join, type Layer, rectangle, type Style } from './layer';
import { paletteOf } from './palette';
import { brandLine, rule } from './parts';
import { valueText } from '../figure';
import { socialCardSize } from './social-card';
import type { Typeface } from './typeface';

const panelBox = { x: 716, y: 64, width: 420, height: 502 };

/**
 * The picture shown where a link to a landing page is shared: its headline and its panel's figures,
 * in the colors of the audience's campaign. `misfits` says which texts don't fit.
 */
export function composeSocialCard(campaign: Campaign, typeface: Typeface): Composition {
  const { hero, report } = campaign.audience.landing;
  const { badge, headline } = hero;
  const palette = paletteOf(campaign);
  const column = { x: 64, width: 596 };
  // Smaller than in an ad: whoever sees it can tap it for the page with the same figures.
  const fit: Fit = (options) => fitText(typeface, { min: 13, ...options });
  const title = fit({
    ...column,
    field: 'landing.hero.headline',
    text: headline,
    y: 190,
    height: panelBox.y + panelBox.height - 190,
    max: 80,
    min: 36,
    color: palette.ink,
    vertical: 'end',
  });
  const label = fit({
    ...column,
    field: 'landing.hero.badge',
    text: badge,
    y: title.y - 52,
    height: 40,
    max: 28,
    weight: 600,
    color: palette.accent,
  });
  const style = { palette, fit };
  return {
    ...socialCardSize,
    ground: palette.ground,
    ...join([
      { shapes: '', texts: [label, title] },
      brandLine(campaign.brand, { ...style, x: column.x, y: 64, height: 48, nameWidth: 500 }),
      panelLayer(report, style),
    ]),
  };
}

/** The panel as on the page: title, state, source, then each figure with what it counts. */
function panelLayer(report: Landing['report'], style: Style): Layer {
  const { title, state, stats } = report.panel;
  const { palette } = style;
  const { x, y, width, height } = panelBox;
  const headHeight = 106;
  const rowHeight = (height - headHeight) / stats.length;
  const inner = { x: x + 28, width: width - 56 };
  const head = { y: y + 20, height: 36 };
  const stateBox = { ...head, x: inner.x + 254, width: inner.width - 254, max: 24 };
  return join([
    {
      shapes: rectangle(panelBox, {
        fill: palette.surface,
        stroke: palette.line,
        'stroke-width': 2,
      }),
      texts: [
        loud(style, 'title', title, { ...head, x: inner.x, width: 246, max: 26 }),
        quiet(style, 'state', state, { ...stateBox, align: 'end' }),
        quiet(style, 'source', report.title, { ...inner, y: y + 58, height: 30, max: 20 }),
      ],
    },
    ...stats.map((stat, index): Layer => {
      const row = { ...inner, y: y + headHeight + index * rowHeight, height: rowHeight };
      return {
        shapes: rule(x, row.y, width, palette.line),
        texts: statTexts(stat, `stats[${index}]`, row, style),
      };
    }),
  ]);
}

function statTexts(
  { label, value, note }: StatCard,
  name: string,
  { x, y, width, height }: Rect,
  style: Style,
): TextBlock[] {
  const left = { x, width: 212, height: 30 };
  const labelText = quiet(style, `${name}.label`, label, {
    ...left,
    y: y + (note ? 18 : 34),
    max: 22,
  });
  const valueBox = { x: x + 222, width: width - 222, y: y + 8, height: height - 12 };
  return [
    { ...labelText, color: style.palette.ink },
    ...(note ? [quiet(style, `${name}.note`, note, { ...left, y: y + 52, max: 20 })] : []),
    loud(style, `${name}.value`, valueText(value), {
      ...valueBox,
      max: 52,
      min: 24,
      align: 'end',
      vertical: 'center',
    }),
  ];
}

type Placement = Omit<Parameters<Fit>[0], 'field' | 'text' | 'color'>;

function loud({ palette, fit }: Style, name: string, text: string, placement: Placement) {
  const field = `landing.report.panel.${name}`;
  return fit({ ...placement, field, text, color: palette.ink });
}

function quiet({ palette, fit }: Style, name: string, text: string, placement: Placement) {
  const field = `landing.report.panel.${name}`;
  return fit({ ...placement, field, text, weight: 600, color: palette.muted });
}
