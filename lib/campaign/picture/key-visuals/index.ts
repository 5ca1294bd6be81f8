import type { KeyVisualId } from '@/content/schema';
import type { Layer, VisualStage } from '../layer';
import { accessLog } from './access-log';
import { cameraLens } from './camera-lens';
import { cameraViews } from './camera-views';
import { clock } from './clock';
import { closedDoor } from './closed-door';
import { devices } from './devices';
import { drawers } from './drawers';
import { facade } from './facade';
import { houseSection } from './house-section';
import { hundredSquares } from './hundred-squares';
import { promoTicket } from './promo-ticket';
import { recordSheet } from './record-sheet';
import { worldMap } from './world-map';

const keyVisuals: { [Id in KeyVisualId]: (stage: VisualStage<Id>) => Layer } = {
  'access-log': accessLog,
  'camera-lens': cameraLens,
  'camera-views': cameraViews,
  clock,
  'closed-door': closedDoor,
  devices,
  drawers,
  facade,
  'house-section': houseSection,
  'hundred-squares': hundredSquares,
  'promo-ticket': promoTicket,
  'record-sheet': recordSheet,
  'world-map': worldMap,
};

export function drawKeyVisual<Id extends KeyVisualId>(stage: VisualStage<Id>): Layer {
  const id: Id = stage.visual.id;
  return keyVisuals[id](stage);
}
