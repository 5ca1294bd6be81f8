import type { Drawing } from '@/content/schema';
import { join, type Layer } from '../picture/layer';
import { accessLog } from './access-log';
import { fleet } from './fleet';
import { house } from './house';
import { cropped, incident, type Scene, type SceneStage, type Setting } from './scene';

function settingOf(stage: SceneStage, drawing: Drawing): Setting {
  switch (drawing.id) {
    case 'access-log':
      return accessLog(stage, drawing);
    case 'fleet':
      return fleet(stage, drawing);
    case 'house':
      return house(stage, drawing);
    default:
      return drawing satisfies never;
  }
}

/** An incident's scene with all of its states, as far as the line has come and the wall has risen. */
export function sceneOf(stage: SceneStage, drawing: Drawing, come = 1, risen = 1, back = 0): Scene {
  return incident(stage, settingOf(stage, drawing), drawing.signal, come, risen, back);
}

/**
 * A scene at a moment: 0 is before the attempt, 0.5 is the attempt. Then, the wall rises; 1 is when
 * its last row has stopped the attempt. From then on, the line is pushed back from it.
 */
export function sceneAt(stage: SceneStage, drawing: Drawing, moment: number): Layer {
  const risen = Math.min(1, Math.max(0, moment * 2 - 1));
  const scene = sceneOf(
    stage,
    drawing,
    Math.min(1, moment * 2),
    risen,
    Math.max(0, moment - 1) * 8,
  );
  const { always, attempt, wall, stopped } = scene;
  const { shapes, texts } = join([
    always,
    ...(moment <= 0.5 ? [attempt] : moment < 1 ? [attempt, wall] : [stopped]),
  ]);
  return { shapes: cropped(stage, stage, shapes), texts };
}
