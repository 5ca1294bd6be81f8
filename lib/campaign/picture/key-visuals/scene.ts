import { sceneAt } from '../../scenes';
import type { Layer, VisualStage } from '../layer';

/** The page's incident at a moment. In a film, that's how far along it is. */
export function scene({
  campaign,
  visual,
  progress = visual.moment,
  ...stage
}: VisualStage<'scene'>): Layer {
  const { brand, audience } = campaign;
  const type = Math.max(stage.textArea.width / 26, stage.least);
  return sceneAt(
    { ...stage, type, mark: brand.mark, isClose: visual.isClose },
    audience.landing.hero.incident.drawing,
    progress,
  );
}
