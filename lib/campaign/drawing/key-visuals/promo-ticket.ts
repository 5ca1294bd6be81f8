import type { Offer } from '@/content/schema';
import { isBrick, type Logo } from '../../document/logo';
import { mix } from '../../document/color';
import type { TextOptions } from '../fit-text';
import type { Rect } from '../rect';
import { easeOut, type Layer, place, rectangle, type Stage, stroke } from '../layer';
import { cropped } from '../scenes/scene';
import { pitchOf, wallShapes } from '../logo';

/**
 * The promo code on a ticket, in front of a wall. In a film, the discount arrives, and the code is
 * typed until 1; the wall is laid until 6, so that it goes on moving.
 */
export function promoTicket(stage: Stage): Layer {
  const { textArea, palette, fit, campaign, progress = 6 } = stage;
  const { offer, brand } = campaign;
  const unit = textArea.width / 88;
  const width = stage.width - 2 * (textArea.x - stage.x);
  const height = Math.round(Math.min(textArea.height - 6.2 * unit, 0.52 * width));
  const rest = textArea.height - height;
  const ticket: Rect = {
    ...textArea,
    width,
    // A wall below it weighs something; without one, it's in the middle.
    y: Math.round(textArea.y + (isBrick(brand.logo) ? Math.max(6.2 * unit, rest * 0.3) : rest / 2)),
    height,
  };
  const arrived = easeOut(progress, 0, 0.36);
  const typed = Math.min(1, Math.max(0, (progress - 0.45) / 0.55));
  const inset = Math.round(4 * unit);
  const row = (
    name: 'discount' | 'appliesTo' | 'code' | 'condition',
    [from, share]: readonly [number, number],
    text: Pick<TextOptions, 'text' | 'color'> & Partial<TextOptions>,
  ) =>
    fit({
      path: `offer.${name}`,
      x: ticket.x + inset,
      width: textArea.width - 2 * inset,
      y: ticket.y + from * height,
      height: share * height,
      max: Math.round(share * height),
      vertical: 'center',
      ...text,
    });
  const large = { color: mix(palette.ground, palette.ink, arrived), min: 5.6 * unit };
  const muted = mix(palette.ground, palette.muted, arrived);
  const small = { color: muted, weight: 600, max: Math.round(4.2 * unit) } as const;
  const code = row('code', [0.5, 0.325], {
    ...large,
    text: offer.code,
    isName: true,
    color: palette.ink,
  });
  return {
    shapes:
      wallBehind(brand.logo, stage, ticket, Math.min(1, progress / 6)) +
      rectangle(ticket, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }) +
      stroke(`M${ticket.x} ${ticket.y + height / 2}h${ticket.width}`, palette.muted, 4, {
        'stroke-dasharray': '4 14',
      }),
    texts: [
      row('discount', [0.04, 0.28], { ...large, text: discountOf(offer) }),
      row('appliesTo', [0.325, 0.14], { ...small, text: offer.appliesTo }),
      { ...code, lines: code.lines.map((line) => line.slice(0, Math.round(line.length * typed))) },
      row('condition', [0.825, 0.14], { ...small, text: offer.condition }),
    ],
  };
}

/** The discount in the offer's own language, as its statement starts: `10% off`. */
function discountOf({ discount, appliesTo, statement }: Offer): string {
  const [start = ''] = statement.split(` ${appliesTo}`);
  return start.startsWith(discount) && start !== statement ? start : discount;
}

/**
 * A wall of the brand's bricks that fills the picture, with one that glows in the middle of what's
 * below the ticket. In a film, it's laid up to a share of it.
 */
export function wallBehind(logo: Logo, box: Stage, ticket: Rect, share: number): string {
  const { x, y, width, height, palette } = box;
  if (!isBrick(logo)) return '';
  const unit = width / 6 / logo.size;
  const pitch = pitchOf(logo) * unit;
  const top = (y + height + ticket.y + ticket.height - logo.size * unit) / 2;
  const below = Math.ceil((y + height - top) / pitch) - 1;
  const [columns, rows] = [7, Math.ceil((top - y) / pitch) + below + 1];
  // It's whole, or there's none.
  const hasRoom = y + height - ticket.y - ticket.height > 0.6 * logo.size * unit;
  const glowing = hasRoom ? Math.floor(columns / 2) + columns * below : -1;
  const laid = Math.round(rows * columns * share);
  const colors = { text: palette.line, accent: palette.accent };
  const bricks = wallShapes(logo, { laid, columns, rows, glowing }, colors);
  return cropped(box, box, place(bricks, x - 0.25 * pitch, top + (below + 1 - rows) * pitch, unit));
}
