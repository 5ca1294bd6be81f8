import type { Campaign, EndCard } from '@/content/schema';
import { drawKeyVisual } from '../picture/key-visuals';
import { easeOut, type Layer, type Stage } from '../picture/layer';
import { moved } from './camera';
import { codeTiming } from './timeline';
import { footLines, type Moment } from './words';

/**
 * The offer on a ticket, which is nearer than the drawing, so it moves less, and differently: it
 * rises, then grows.
 */
export function ticketLayer(stage: Stage, { start, end }: EndCard, { seconds }: Moment): Layer {
  const { textArea: area, palette } = stage;
  const progress = Math.min(1, seconds / codeTiming.typed);
  const drawn = drawKeyVisual({ ...stage, visual: { id: 'promo-ticket' }, progress });
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const zoom = 0.97 + (0.04 * seconds) / (end - start);
  const dy = (1 - easeOut(seconds, 0, 0.5)) * 90;
  return moved(drawn, { x, y, zoom, dy }, { area, surface: palette.ground });
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
