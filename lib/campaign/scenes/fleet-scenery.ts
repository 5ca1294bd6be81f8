import { isLand } from '../picture/land';
import { range } from '../picture/layer';

/** In degrees: the part of the map that shows, and from one dot to the next. */
export const world = { west: -116, east: 140, north: 72, south: -56, step: 3 };

/** The land: a line for each stretch of it in a row, which a dash pattern turns into dots. */
export const land = range((world.north - world.south) / world.step)
  .flatMap((line) => {
    const latitude = world.north - (line + 0.5) * world.step;
    const dots = range(360 / world.step)
      .map((column) => (isLand((column + 0.5) * world.step - 180, latitude) ? '#' : ' '))
      .join('');
    return Array.from(
      dots.matchAll(/#+/g),
      ({ 0: { length }, index }) => `M${index} ${line}h${length}`,
    );
  })
  .join('');

/** A laptop's lid, its deck, its screen and its keys, in units of its width. */
export const outline = 'M.12 0h.76v.56h-.76zM.12.6h.76l.12.14h-1z';
export const inside = 'M.19.07h.62v.42h-.62zM.2.65h.6M.17.7h.66';

/** A card with its owner's head and two lines, in units of its width. */
export const card = { x: 0, y: 0, width: 1, height: 1.26 };
export const head = 'M.5.18a.16.16 0 0 1 0 .32a.16.16 0 0 1 0-.32M.22.8a.28.26 0 0 1 .56 0z';
export const twoLines = 'M.2.94h.6M.2 1.08h.36';
