import type { KeyVisualId } from '@/content/schema';
import type { Rect } from '../drawing/rect';
import { frameOf } from '../drawing/frame';
import type { FilmSize } from './film-sizes';

export interface FilmLayout {
  /** A hundredth of the shorter side. */
  unit: number;
  brand: Rect;
  words: Rect;
  /** Below the words: the offer or, on the end card, where to go. */
  foot: Rect;
  /** Behind the drawing, up to the picture's edges. */
  panel: Rect;
  /** In the panel: where its texts may be. */
  area: Rect;
}

/**
 * The words are above the drawing, or left of it in a wide film. On the end card, where to go is
 * larger, if there's room.
 */
export function filmLayout(size: FilmSize, shows?: 'endCard' | KeyVisualId): FilmLayout {
  const { width, height } = size;
  const isWide = width > height;
  const family = isWide ? 'wide' : height > width * 1.5 ? 'tall' : 'feed';
  const { area, unit } = frameOf(size, family);
  const x = isWide ? width / 2 : 0;
  const above = area.height * (family === 'tall' ? 0.55 : 0.5);
  // A report has more to read than what's above it: there, the words have room for two lines.
  const y = isWide ? 0 : area.y + Math.round(shows === 'report' ? 40 * unit : above);
  const panel = { x, y, width: width - x, height: height - y };
  const column = { x: area.x, width: isWide ? panel.x - 2 * area.x : area.width };
  const brand = { ...column, y: area.y, height: Math.round(5.4 * unit) };
  const bottom = isWide ? area.y + area.height : panel.y - 2.4 * unit;
  const top = brand.y + brand.height + 3.5 * unit;
  const isLarge = shows === 'endCard' && bottom - top > 36 * unit;
  const high = (isLarge ? 17.4 : 9.6) * unit;
  const foot = { ...column, y: bottom - high, height: high };
  const inPanel = isWide ? panel.x + area.x : area.x;
  const inset = isWide ? area.y : panel.y;
  return {
    unit,
    brand,
    words: { ...column, y: top, height: foot.y - 3 * unit - top },
    foot,
    panel,
    area: {
      x: inPanel,
      y: inset,
      // In a tall one, apps have buttons at the right of the drawing.
      width: (isWide ? panel.width - 2 * area.x : area.width) - (family === 'tall' ? 8 * unit : 0),
      height: area.y + area.height - inset,
    },
  };
}
