import type { Drawing } from '../../schema';

export const drawing: Drawing = {
  id: 'house',
  sensor: 'Sensor',
  box: 'Box beside your router',
  alarm: ['Unknown person', 'at the door'],
};
