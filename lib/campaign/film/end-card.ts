import type { Campaign, EndCard } from '@/content/schema';
import { mix } from '../color';
import { wall } from '../picture/key-visuals/promo-ticket';
import { easeOut, type Layer, rectangle, stroke } from '../picture/layer';
import { panelPaletteOf } from '../picture/palette';
import { rule } from '../picture/parts';
import { storySize } from '../picture/safe-zone';
import { codeTiming } from './timeline';
import { arrivingWords, column, type Moment } from './words';

const floor = 622;

/** In the safe area. */
const ticket = { ...column, y: 690, height: 540 };

/**
 * The last shot: the offer on a ticket as wide as the words. The discount rises into place, then
 * the code is typed. The ticket's corners are square, because a rounded one would look like a
 * button.
 */
export function endCardLayer(
  campaign: Campaign,
  { words }: Pick<EndCard, 'words'>,
  moment: Moment,
): Layer {
  const { offer } = campaign;
  const { fit, seconds } = moment;
  const palette = panelPaletteOf(campaign);
  const box = { x: 0, y: floor, width: storySize.width, height: storySize.height - floor };
  const inner = { x: ticket.x + 48, width: ticket.width - 96 };
  const { discount, code, typed } = codeTiming;
  const arrived = easeOut(seconds, discount, discount + 0.45);
  const tear = ticket.y + 318;
  const label = { ...inner, y: ticket.y + 42, height: 60, max: 46 };
  const large = { ...inner, min: 60, vertical: 'center' as const };
  const typedPart = Math.min(1, Math.max(0, (seconds - code) / (typed - code)));
  const codeBlock = fit({
    ...large,
    field: 'offer.code',
    text: offer.code,
    y: tear + 26,
    height: 176,
    max: 176,
    color: palette.ink,
  });
  return {
    shapes: [
      rectangle(box, { fill: palette.surface }),
      rule(0, floor, box.width, palette.line),
      wall(box, palette.line),
      rectangle(ticket, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }),
      stroke(`M${ticket.x} ${tear}h${ticket.width}`, palette.muted, 4, {
        'stroke-dasharray': '4 14',
      }),
    ].join(''),
    texts: [
      ...arrivingWords(words, floor - 30, moment),
      fit({
        ...label,
        field: 'offer.label',
        text: offer.label,
        weight: 600,
        color: palette.muted,
      }),
      fit({
        ...large,
        field: 'offer.discount',
        text: `${offer.discount} off`,
        y: ticket.y + 88 + (1 - arrived) * 16,
        height: 156,
        max: 190,
        color: mix(palette.ground, palette.ink, arrived),
      }),
      fit({
        ...label,
        y: ticket.y + 248,
        field: 'offer.appliesTo',
        text: offer.appliesTo,
        weight: 600,
        color: mix(palette.ground, palette.muted, arrived),
      }),
      {
        ...codeBlock,
        lines: codeBlock.lines.map((line) => line.slice(0, Math.round(line.length * typedPart))),
      },
    ],
  };
}
