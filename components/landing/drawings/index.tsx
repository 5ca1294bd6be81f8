import type { Drawing as Content } from '@/content/schema';
import { Fleet } from './fleet';
import { House } from './house';
import { Records } from './records';

/** What an audience protects, drawn. Not read aloud: the words beside it say what matters. */
export function LeadDrawing(content: Content) {
  switch (content.id) {
    case 'fleet':
      return <Fleet {...content} />;
    case 'house':
      return <House />;
    case 'records':
      return <Records {...content} />;
    default:
      return content satisfies never;
  }
}
