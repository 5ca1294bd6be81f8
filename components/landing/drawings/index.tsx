import type { Drawing } from '@/content/schema';
import { AccessLog } from './access-log';
import { Fleet } from './fleet';
import { House } from './house';

/** What an incident's drawing shows, in pixels: it's never scaled, only cropped. */
export function Scene(drawing: Drawing) {
  switch (drawing.id) {
    case 'access-log':
      return <AccessLog {...drawing} />;
    case 'fleet':
      return <Fleet {...drawing} />;
    case 'house':
      return <House {...drawing} />;
    default:
      return drawing satisfies never;
  }
}
