import type { Rect } from '../fit-text';
import { type Layer, shape, type Stage, stroke } from '../layer';

/** The promo code on a ticket with a perforated edge. */
export function promoTicket(stage: Stage): Layer {
  const { textArea, palette, fit, campaign } = stage;
  const { offer } = campaign;
  const height = Math.min(textArea.height - 28, 300);
  const y = textArea.y + (textArea.height - height) / 2;
  const ticket = { x: textArea.x, y, width: textArea.width, height };
  const stub = ticket.x + ticket.width * 0.72;
  const inset = height * 0.14;
  const words = { x: ticket.x + inset, width: stub - ticket.x - inset * 2 };
  const label = fit({
    ...words,
    field: 'offer.label',
    text: offer.label,
    y: ticket.y + inset,
    height: height * 0.22,
    max: 44,
    weight: 600,
    color: palette.muted,
  });
  const code = fit({
    ...words,
    field: 'offer.code',
    text: offer.code,
    y: ticket.y + height * 0.34,
    height: height * 0.4,
    max: 88,
    color: palette.ink,
    vertical: 'center',
  });
  const right = {
    x: stub + inset * 0.8,
    width: ticket.x + ticket.width - stub - inset * 1.6,
    align: 'center',
    stacked: true,
  } as const;
  const discount = fit({
    ...right,
    field: 'offer.discount',
    text: `${offer.discount} off`,
    y: ticket.y + inset,
    height: height * 0.48,
    max: 92,
    color: palette.ink,
    vertical: 'center',
  });
  const appliesTo = fit({
    ...right,
    field: 'offer.appliesTo',
    text: offer.appliesTo,
    y: ticket.y + inset + height * 0.5,
    height: height * 0.22,
    max: 34,
    weight: 600,
    color: palette.muted,
  });
  const condition = fit({
    ...words,
    field: 'offer.shortCondition',
    text: offer.shortCondition,
    y: ticket.y + height * 0.76,
    height: height * 0.14,
    max: 28,
    weight: 600,
    color: palette.muted,
  });
  const shapes = [
    shape('path', {
      d: ticketOutline(ticket, stub),
      fill: palette.ground,
      stroke: palette.line,
      'stroke-width': 3,
    }),
    stroke(`M${stub} ${ticket.y + notch * 2}v${height - notch * 4}`, palette.muted, 4, {
      'stroke-dasharray': '4 14',
    }),
  ];
  return { shapes: shapes.join(''), texts: [label, code, discount, appliesTo, condition] };
}

/** The radius of the notches at a ticket's perforation, in pixels. */
const notch = 16;

/** Square corners, and notches at the perforation: it looks like paper, not like a button. */
function ticketOutline({ x, y, width, height }: Rect, stub: number): string {
  const [left, right] = [stub - notch - x, x + width - stub - notch];
  const arc = (to: number) => `a${notch} ${notch} 0 0 0 ${to} 0`;
  return `M${x} ${y}h${left}${arc(notch * 2)}h${right}v${height}h${-right}${arc(-notch * 2)}h${-left}z`;
}
