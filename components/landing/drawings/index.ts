import type { DrawingName } from '@/content/schema';
import { Fleet } from './fleet';
import { House } from './house';
import { Records } from './records';

/** What each audience protects, drawn. Nothing to read aloud: the words beside a drawing say what matters. */
export const drawings: Record<DrawingName, React.ComponentType> = {
  fleet: Fleet,
  house: House,
  records: Records,
};
