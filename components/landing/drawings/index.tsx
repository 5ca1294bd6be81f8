import type { Drawing } from '@/content/schema';
import { Fleet } from './fleet';
import { House } from './house';
import { Records } from './records';

/** The drawing of a lead feature, hidden from screen readers: the text beside it says it all. */
export function LeadDrawing(drawing: Drawing) {
  switch (drawing.id) {
    case 'fleet':
      return <Fleet {...drawing} />;
    case 'house':
      return <House {...drawing} />;
    case 'records':
      return <Records {...drawing} />;
    default:
      return drawing satisfies never;
  }
}
