import type { KeyVisualId } from '@/content/schema';
import type { Layer, VisualStage } from '../layer';
import { facade } from './facade';
import { hundredSquares } from './hundred-squares';
import { promoTicket } from './promo-ticket';
import { report } from './report';
import { scene } from './scene';

const keyVisuals: { [Id in KeyVisualId]: (stage: VisualStage<Id>) => Layer } = {
  facade,
  'hundred-squares': hundredSquares,
  'promo-ticket': promoTicket,
  report,
  scene,
};

export function drawKeyVisual<Id extends KeyVisualId>(stage: VisualStage<Id>): Layer {
  const id: Id = stage.visual.id;
  return keyVisuals[id](stage);
}
