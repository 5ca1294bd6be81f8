import type { KeyVisual } from '@/content/schema';
import type { Draw, Drawing, Stage } from '../drawing';
import { accessLog } from './access-log';
import { cameraLens } from './camera-lens';
import { closedDoor } from './closed-door';
import { devices } from './devices';
import { houseSection } from './house-section';
import { hundredSquares } from './hundred-squares';
import { padlock } from './padlock';
import { promoTicket } from './promo-ticket';
import { recordSheet } from './record-sheet';
import { worldMap } from './world-map';

const drawings: Record<KeyVisual, Draw> = {
  'Access log with one red line': accessLog,
  'Camera lens in outline': cameraLens,
  'Closed door with a lit keyhole': closedDoor,
  'Closed padlock in outline': padlock,
  'House in section with sensors': houseSection,
  'Hundred squares, a share of them red': hundredSquares,
  'Promo code as a ticket': promoTicket,
  'Record sheet with ruled fields': recordSheet,
  'Row of device outlines, one in red': devices,
  'World map with four time zones': worldMap,
};

export function drawKeyVisual(name: KeyVisual, stage: Stage): Drawing {
  return drawings[name](stage);
}
