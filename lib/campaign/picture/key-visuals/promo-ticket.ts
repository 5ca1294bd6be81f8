import { offer } from '@/content/offer';
import { type Drawing, rectangle, type Stage, stroke, upTo } from '../drawing';
import { fitText, type Rect } from '../fit-text';
import type { Palette } from '../palette';

/** The promo code on a ticket with a perforated edge, in front of a wall. */
export function promoTicket({ x, y, width, height, textArea, palette }: Stage): Drawing {
  const ticketHeight = Math.min(textArea.height - 28, 300);
  const ticket = { x: textArea.x, y: textArea.y + 28, width: textArea.width, height: ticketHeight };
  const stub = ticket.x + ticket.width * 0.72;
  const inset = ticketHeight * 0.14;
  const words = { x: ticket.x + inset, width: stub - ticket.x - inset * 2 };
  return {
    shapes: [
      wall({ x, y, width, height }, palette),
      rectangle(ticket, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3, rx: 8 }),
      stroke(`M${stub} ${ticket.y}v${ticketHeight}`, palette.muted, 4, {
        'stroke-dasharray': '4 14',
      }),
    ].join(''),
    texts: [
      fitText({
        ...words,
        text: offer.label,
        y: ticket.y + inset,
        height: ticketHeight * 0.22,
        max: 44,
        min: 18,
        weight: 600,
        color: palette.muted,
      }),
      fitText({
        ...words,
        text: offer.code,
        y: ticket.y + ticketHeight * 0.36,
        height: ticketHeight * 0.54,
        max: 150,
        min: 30,
        color: palette.ink,
        vertical: 'center',
      }),
      fitText({
        text: `${offer.discount} off`,
        x: stub + inset * 0.8,
        y: ticket.y + inset,
        width: ticket.x + ticket.width - stub - inset * 1.6,
        height: ticketHeight - inset * 2,
        max: 110,
        min: 26,
        color: palette.accent,
        align: 'center',
        vertical: 'center',
      }),
    ],
  };
}

/** The brand's wall, large, one ember in it. */
function wall({ x, y, width, height }: Rect, palette: Palette): string {
  const course = width / 7.5;
  const [rows, length] = [Math.ceil(height / course), course * 2];
  const joints = upTo(rows).map((row) => {
    const top = y + row * course;
    const shift = row % 2 ? length / 2 : 0;
    const upright = upTo(Math.ceil(width / length) + 1).map(
      (brick) => `M${x + brick * length - shift} ${top}v${course}`,
    );
    return `M${x} ${top}h${width}${upright.join('')}`;
  });
  const ember = { x: x + length * 1.5, y: y + course * 5, width: length, height: course };
  return (
    stroke(joints.join(''), palette.line, 3, { opacity: 0.6 }) +
    rectangle(ember, { fill: palette.accent })
  );
}
