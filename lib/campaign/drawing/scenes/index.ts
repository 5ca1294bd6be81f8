import type { Drawing, DrawingOf } from '@/content/schema';
import { cropTo, join, type Layer } from '../layer';
import { accessLog } from './access-log';
import { fleet } from './fleet';
import { house } from './house';
import { incident, type Progress, type Scene, type SceneStage, type Setting } from './scene';

const settings: {
  [Id in Drawing['id']]: (stage: SceneStage, drawing: DrawingOf<Id>) => Setting;
} = { 'access-log': accessLog, fleet, house };

/** An incident's scene with all of its states, as far as the line has come and the wall has risen. */
function sceneOf<Id extends Drawing['id']>(
  stage: SceneStage,
  drawing: DrawingOf<Id>,
  progress: Progress = { come: 1, risen: 1, back: 0 },
): Scene {
  const id: Id = drawing.id;
  const setting = settings[id](stage, drawing);
  return incident({ stage, setting, signal: drawing.signal, ...progress });
}

/**
 * A scene at a moment: 0 is before the attempt, 0.5 is the attempt. Then, the wall rises; 1 is when
 * its last row has stopped the attempt. From then on, the line is pushed back from it.
 */
export function sceneAt(stage: SceneStage, drawing: Drawing, moment: number): Layer {
  const risen = Math.min(1, Math.max(0, moment * 2 - 1));
  const back = Math.max(0, moment - 1) * 8;
  const come = Math.min(1, moment * 2);
  const { always, attempt, wall, stopped } = sceneOf(stage, drawing, { come, risen, back });
  const { shapes, texts } = join([
    always,
    ...(moment <= 0.5 ? [attempt] : moment < 1 ? [attempt, wall] : [stopped]),
  ]);
  return { shapes: cropTo(stage, stage, shapes), texts };
}
