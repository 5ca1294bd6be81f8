import type { Offer } from '@/content/schema';
import { isBrick, type Logo } from '../../document/logo';
import { mix } from '../../document/color';
import type { TextOptions } from '../fit-text';
import type { Rect } from '../rect';
import { cropTo, easeOut, type Layer, place, shape, type Stage, stroke } from '../layer';
import { pitchOf, wallShapes } from '../logo';

type Line = 'discount' | 'appliesTo' | 'code' | 'condition';
type Lines = Partial<Record<Line, readonly [from: number, share: number]>>;

/**
 * A ticket's lines, as shares of its height: all of them, those that a small one has room for, and
 * those of a banner. An ad's own words have the rest.
 */
const layouts = {
  whole: {
    discount: [0.06, 0.19],
    appliesTo: [0.25, 0.11],
    code: [0.37, 0.41],
    condition: [0.82, 0.15],
  },
  small: { discount: [0.1, 0.28], code: [0.38, 0.54] },
  banner: { code: [0.1, 0.8] },
} as const satisfies Record<string, Lines>;

/**
 * The promo code on a ticket in the brand's color, in front of a wall. In a film, the discount
 * arrives, the code is stamped at 1, and the wall is laid until 2, when its last brick glows.
 */
export function promoTicket(stage: Stage): Layer {
  const { textArea, palette, fit, campaign, least, progress = 2 } = stage;
  const { offer, brand } = campaign;
  const unit = textArea.width / 88;
  const width = stage.width - 2 * (textArea.x - stage.x);
  const height = Math.round(Math.min(textArea.height - 6.2 * unit, 0.44 * width));
  const rest = textArea.height - height;
  const ticket: Rect = {
    ...textArea,
    width,
    // A wall below it weighs something; without one, it's in the middle.
    y: Math.round(textArea.y + (isBrick(brand.logo) ? Math.max(6.2 * unit, rest * 0.3) : rest / 2)),
    height,
  };
  // The stamp presses it down for a moment.
  const down = progress < 1 ? 0 : 0.03 * height * (1 - easeOut(progress, 1, 1.12));
  const { accent: paper, accentText } = palette;
  const ticketColor = mix(paper, accentText, easeOut(progress, 0, 0.3));
  const inset = Math.round(4 * unit);
  const lines = height / least;
  const layout = lines > 11 ? 'whole' : lines > 5 ? 'small' : 'banner';
  const small = { color: ticketColor, weight: 600, max: Math.round(3.8 * unit) } as const;
  const min = Math.min(5.6 * unit, 0.14 * height);
  const words: Record<Line, Partial<TextOptions> & Pick<TextOptions, 'text' | 'color'>> = {
    discount: { text: discountOf(offer), color: ticketColor, min },
    appliesTo: { text: offer.appliesTo, ...small },
    code: { text: offer.code, color: accentText, isName: true, min: 4.4 * unit },
    condition: { text: offer.condition, ...small },
  };
  const places: Lines = layouts[layout];
  const texts = (['discount', 'appliesTo', 'code', 'condition'] as const).flatMap((name) => {
    const [from, share] = places[name] ?? [];
    if (from === undefined || share === undefined || (name === 'code' && progress < 1)) return [];
    return fit({
      path: `offer.${name}`,
      x: ticket.x + inset,
      width: textArea.width - 2 * inset,
      y: ticket.y + from * height + down,
      height: share * height,
      max: Math.round(share * height),
      vertical: 'center',
      ...words[name],
    });
  });
  const ink = layout === 'whole' ? mix(paper, accentText, 0.6) : paper;
  const wall = wallBehind(brand.logo, stage, ticket, Math.min(1, progress / 2));
  const shapes = wall + perforated({ ...ticket, y: ticket.y + down }, { paper, ink });
  return { shapes, texts };
}

/** A ticket's paper, with a notch at each end of the line where one tears it. */
function perforated(
  { x, y, width, height }: Rect,
  { paper, ink }: Record<'paper' | 'ink', string>,
): string {
  const notch = 0.045 * height;
  const [right, bottom, tear] = [x + width, y + height, y + 0.8 * height];
  const [above, below] = [tear - notch, tear + notch];
  const arc = (to: string) => `A${notch} ${notch} 0 0 0 ${to}`;
  const outline = `M${x} ${y}H${right}V${above}${arc(`${right} ${below}`)}V${bottom}H${x}V${below}${arc(`${x} ${above}`)}Z`;
  const line = `M${x + 2 * notch} ${tear}H${right - 2 * notch}`;
  return (
    shape('path', { d: outline, fill: paper }) +
    stroke(line, ink, Math.max(1, 0.012 * height), { 'stroke-dasharray': 0.03 * height })
  );
}

/** The discount in the offer's own language, as its statement starts: `10% off`. */
function discountOf({ discount, appliesTo, statement }: Offer): string {
  const [start = ''] = statement.split(` ${appliesTo}`);
  return start.startsWith(discount) && start !== statement ? start : discount;
}

/**
 * A wall of the brand's bricks that fills the picture, with one that glows in the middle of what's
 * below the ticket, once the wall is whole. In a film, it's laid up to a share of it.
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
  const glowing = hasRoom && share === 1 ? Math.floor(columns / 2) + columns * below : -1;
  const laidCount = Math.round(rows * columns * share);
  const colors = { text: palette.line, accent: palette.accent };
  const bricks = wallShapes(logo, { laid: laidCount, columns, rows, glowing }, colors);
  return cropTo(box, box, place(bricks, x - 0.25 * pitch, top + (below + 1 - rows) * pitch, unit));
}
