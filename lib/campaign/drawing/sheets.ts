import { circle, place, rectangle, shape, stroke } from './layer';
import type { Rect } from './rect';

/** A sheet that somebody is after, in units of its width. */
export interface Sheet {
  height: number;
  /** What one recognizes it by. */
  sign: (color: string) => string;
  /** What's behind that if there are stripes around it. */
  plate: (color: string) => string;
  /** What's written on it. */
  lines: (color: string) => string;
}

/** A card with its owner's head and shoulders. */
export const idCard: Sheet = {
  height: 1.26,
  sign: (color) =>
    shape('path', {
      d: 'M.5.18a.16.16 0 0 1 0 .32a.16.16 0 0 1 0-.32M.22.8a.28.26 0 0 1 .56 0z',
      fill: color,
    }),
  plate: (color) => circle(0.5, 0.5, 0.42, { fill: color }),
  lines: (color) => stroke('M.2 .94h.6M.2 1.08h.36', color, 0.06),
};

/** A patient's record: a folder's tab, a photo, and lines, one of which is a heartbeat. */
export const record: Sheet = {
  height: 1.4,
  sign: (color) =>
    stroke('M0 0v-.15h.44l.1 .15', color, 0.06, { 'stroke-linejoin': 'round' }) +
    stroke('M.16 .18h.4v.48h-.4zM.66 .24h.2M.66 .42h.2M.66 .6h.12', color, 0.055) +
    shape('path', {
      d: 'M.36.26a.095.095 0 0 1 0 .19a.095.095 0 0 1 0-.19M.21.66a.15.15 0 0 1 .3 0z',
      fill: color,
    }),
  plate: (color) => rectangle({ x: 0.08, y: 0.1, width: 0.84, height: 0.64 }, { fill: color }),
  lines: (color) => stroke('M.16 .84h.7M.16 1.14h.18l.08-.17l.13 .32l.09-.15h.22', color, 0.06),
};

/** A lock on the corner of a record that's safe. */
export const lockOnRecord = (color: string, ground: string) =>
  circle(0.86, 1.08, 0.34, { fill: ground, stroke: color, 'stroke-width': 0.06 }) +
  stroke('M.77 1.06v-.08a.09 .09 0 0 1 .18 0v.08', color, 0.06) +
  rectangle({ x: 0.7, y: 1.05, width: 0.32, height: 0.24 }, { fill: color });

/** Of a sheet's outline, in units of its width. */
export const edgeWidth = 0.06;

/** What one recognizes a sheet by, on stripes. */
export const reachedSign = ({ plate, sign }: Sheet, color: string, ground: string) =>
  plate(ground) + sign(color);

/** A sheet on a ground, as high as it's drawn, or higher. Once somebody has reached it, it's filled with stripes. */
export function sheetShapes(
  sheet: Sheet,
  { x, y, width, height = sheet.height * width }: Omit<Rect, 'height'> & Partial<Rect>,
  { color, ground, stripes }: { color: string; ground: string; stripes?: string | undefined },
): string {
  const box = { x, y, width, height };
  // Stripes keep their size, however large the sheet is.
  const filling = stripes ? rectangle(box, { fill: stripes }) : '';
  const content = stripes
    ? reachedSign(sheet, color, ground)
    : sheet.sign(color) + sheet.lines(color);
  return (
    rectangle(box, { fill: ground, stroke: color, 'stroke-width': edgeWidth * width }) +
    filling +
    place(content, x, y, width)
  );
}
