import { mix } from '../../color';
import type { TextOptions } from '../fit-text';
import { easeOut, type Layer, rectangle, type Stage, stroke } from '../layer';

/** The promo code on a ticket. In a film, the discount arrives, and then the code is typed. */
export function promoTicket({ textArea, palette, fit, campaign, ...stage }: Stage): Layer {
  const { progress = 1 } = stage;
  const { offer } = campaign;
  const unit = textArea.width / 88;
  const height = Math.round(Math.min(textArea.height - 5 * unit, 56 * unit));
  const ticket = {
    ...textArea,
    y: Math.round(textArea.y + (textArea.height - height) / 2),
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
      field: `offer.${name}`,
      x: ticket.x + inset,
      width: ticket.width - 2 * inset,
      y: ticket.y + from * height,
      height: share * height,
      max: Math.round(share * height),
      // All words of a picture are to cover a fifth of it at most.
      maxArea: stage.progress === undefined ? 0.027 * textArea.width ** 2 : undefined,
      vertical: 'center',
      ...text,
    });
  const large = { color: mix(palette.ground, palette.ink, arrived), min: 5.6 * unit };
  const small = { color: mix(palette.ground, palette.muted, arrived), weight: 600 } as const;
  const code = row('code', [0.56, 0.29], { ...large, text: offer.code, color: palette.ink });
  const tear = ticket.y + height * 0.54;
  return {
    shapes:
      rectangle(ticket, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }) +
      stroke(`M${ticket.x} ${tear}h${ticket.width}`, palette.muted, 4, {
        'stroke-dasharray': '4 14',
      }),
    texts: [
      row('discount', [0.06, 0.32], { ...large, text: `${offer.discount} off` }),
      row('appliesTo', [0.38, 0.1], { ...small, text: offer.appliesTo }),
      {
        ...code,
        lines: code.lines.map((line) => line.slice(0, Math.round(line.length * typed))),
      },
      row('condition', [0.86, 0.09], { ...small, text: offer.condition }),
    ],
  };
}
