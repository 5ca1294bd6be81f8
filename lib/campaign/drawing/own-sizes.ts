import type { AdDimension } from '@/content/schema';
import type { LayoutFamily } from './frame';
import type { Rect } from './rect';

type Size = Pick<Rect, 'width' | 'height'>;

/** In pixels: a side of a picture. More than the most, some phones can't draw. */
const sides = { least: 50, most: 4000 };

/**
 * Which layout suits a size that isn't in content/market/ad-formats.ts. Undefined if none does: the
 * ratios were tried with each campaign's words. A picture whose shorter side has 300 pixels or fewer
 * is laid out as a banner, which websites show in its own pixels.
 */
export function familyOf({ width, height }: Size): LayoutFamily | undefined {
  const ratio = width / height;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < sides.least || long > sides.most) return undefined;
  if (short <= 300) {
    if (ratio > 2.5) return width >= 250 && ratio <= 11 ? 'strip' : undefined;
    return width >= 120 && height >= 150 && ratio >= 0.2 ? 'tower' : undefined;
  }
  if (ratio > 3.2) return height <= 400 ? 'strip' : undefined;
  if (ratio > 1.5) return 'wide';
  if (ratio >= 2 / 3) return 'feed';
  return ratio >= 0.4 ? 'tall' : undefined;
}

/** The size that takes the least change of one side, if the sides aren't too short or too long. */
export function nearestSize({ width, height }: Size): Size {
  const [across, down] = [clamped(width), clamped(height)];
  for (let step = 0; step <= sides.most; step += 1) {
    const problems = [
      { width: across - step, height: down },
      { width: across, height: down - step },
      { width: across + step, height: down },
      { width: across, height: down + step },
    ].find((size) => familyOf(size) !== undefined);
    if (problems) return problems;
  }
  // Never, because one side of any length has another one that suits it.
  return { width: 1080, height: 1080 };
}

const clamped = (side: number) => Math.min(sides.most, Math.max(sides.least, side));

/** `1500x500` as a size; undefined for any other text. */
export function readSize(text: string): Size | undefined {
  const [, width, height] = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

export const writeSize = ({ width, height }: Size): AdDimension => `${width}x${height}`;
