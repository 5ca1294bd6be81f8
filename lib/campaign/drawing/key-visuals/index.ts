import type { KeyVisualId } from '@/content/schema';
import type { Layer, VisualStage } from '../layer';
import { facade } from './facade';
import { image } from './image';
import { promoTicket } from './promo-ticket';
import { report } from './report';
import { sceneAt } from '../scenes';

const keyVisuals: { [Id in KeyVisualId]: (stage: VisualStage<Id>) => Layer } = {
  facade,
  image,
  'promo-ticket': promoTicket,
  report,
  scene,
};

export function drawKeyVisual<Id extends KeyVisualId>(stage: VisualStage<Id>): Layer {
  const id: Id = stage.visual.id;
  const { path, x, y, width, height } = stage;
  return { ...keyVisuals[id](stage), drawings: [{ path, x, y, width, height }] };
}

/** The page's incident at a moment. In a film, that's how far along it is. */
function scene({
  campaign,
  visual,
  progress = visual.moment,
  ...stage
}: VisualStage<'scene'>): Layer {
  const { brand, audience } = campaign;
  const type = Math.max(stage.textArea.width / 26, stage.least);
  return sceneAt(
    { ...stage, type, logo: brand.logo, isClose: visual.isClose },
    audience.landing.hero.incident.drawing,
    progress,
  );
}
