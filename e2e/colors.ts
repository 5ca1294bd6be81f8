import type { Color } from '@/lib/campaign/color';

/** A color as the browser computes it: `rgb(200, 30, 30)`. */
export function parse(color: string): Color {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((byte) => Number(byte) / 255);
  return [r, g, b];
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Swaps light and dark and keeps the hue: `invert(1) hue-rotate(180deg)` of CSS Filter Effects 1. */
export function inverted(color: Color): Color {
  const [r, g, b] = [1 - color[0], 1 - color[1], 1 - color[2]];
  return [
    clamp(-0.574 * r + 1.43 * g + 0.144 * b),
    clamp(0.426 * r + 0.43 * g + 0.144 * b),
    clamp(0.426 * r + 1.43 * g - 0.856 * b),
  ];
}
