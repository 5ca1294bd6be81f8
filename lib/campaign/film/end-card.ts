import type { Campaign, EndCard } from '@/content/schema';
import { mix } from '../color';
import type { Rect, TextOptions } from '../picture/fit-text';
import { easeOut, type Layer, rectangle, stroke } from '../picture/layer';
import { panelPaletteOf } from '../picture/palette';
import { moved } from './camera';
import { codeTiming } from './timeline';
import { footLines, type Moment } from './words';

/** The offer on a ticket: the discount rises into place, then the code is typed. */
export function ticketLayer(
  { offer, ...campaign }: Campaign,
  { start, end }: EndCard,
  { fit, seconds, layout }: Moment,
): Layer {
  const palette = panelPaletteOf({ offer, ...campaign });
  const { discount, code, typed } = codeTiming;
  const { area, unit } = layout;
  const height = Math.min(area.height - 5 * unit, 56 * unit);
  const ticket = {
    x: area.x,
    width: area.width,
    y: area.y + (area.height - height) / 2,
    height,
  };
  const arrived = easeOut(seconds, discount, discount + 0.4);
  const typedPart = Math.min(1, Math.max(0, (seconds - code) / (typed - code)));
  const inset = 4 * unit;
  const row = (
    from: number,
    share: number,
    text: Pick<TextOptions, 'field' | 'text' | 'color'> & Partial<TextOptions>,
  ) =>
    fit({
      x: ticket.x + inset,
      width: ticket.width - 2 * inset,
      y: ticket.y + from * height,
      height: share * height,
      max: Math.round(share * height),
      vertical: 'center',
      ...text,
    });
  const codeBlock = row(0.56, 0.3, {
    field: 'offer.code',
    text: offer.code,
    color: palette.ink,
    min: 5.6 * unit,
  });
  const tear = ticket.y + height * 0.54;
  const small = { weight: 600, color: mix(palette.ground, palette.muted, arrived) } as const;
  const layer = {
    shapes:
      rectangle(ticket, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }) +
      stroke(`M${ticket.x} ${tear}h${ticket.width}`, palette.muted, 4, {
        'stroke-dasharray': '4 14',
      }),
    texts: [
      row(0.06, 0.32, {
        field: 'offer.discount',
        text: `${offer.discount} off`,
        color: mix(palette.ground, palette.ink, arrived),
        min: 5.6 * unit,
      }),
      row(0.38, 0.1, { ...small, field: 'offer.appliesTo', text: offer.appliesTo }),
      {
        ...codeBlock,
        lines: codeBlock.lines.map((line) => line.slice(0, Math.round(line.length * typedPart))),
      },
      row(0.86, 0.09, { ...small, field: 'offer.condition', text: offer.condition }),
    ],
  };
  return moved(layer, cardMove(ticket, seconds / (end - start), seconds), {
    area,
    surface: palette.ground,
  });
}

/** The card is nearer than the drawing, so it moves less, and differently: it rises, then grows. */
function cardMove({ x, y, width, height }: Rect, share: number, seconds: number) {
  const rise = (1 - easeOut(seconds, 0, 0.5)) * 90;
  return { x: x + width / 2, y: y + height / 2, zoom: 0.97 + 0.04 * share, dy: rise };
}

/** What to do and where, in words: a drawn button wouldn't work, and Meta refuses those. */
export function addressLines({ audience, brand, offer }: Campaign, moment: Moment) {
  const { cta } = audience.ad.ads.primary;
  const arrived = easeOut(moment.seconds, codeTiming.address, codeTiming.address + 0.4);
  return footLines(
    { field: 'ad.ads.primary.cta', text: `${cta}: ${new URL(brand.origin).host}` },
    { field: 'offer.guarantee', text: offer.guarantee },
    arrived,
    moment,
  );
}
