/** Red, green and blue, 0 to 1. */
export type Color = [number, number, number];

/** A colour as we write it: `#c81e1e`. */
export function parseHex(hex: string): Color {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(
    (byte) => Number.parseInt(byte, 16) / 255,
  );
  return [r, g, b];
}

/** Two colours, `#rrggbb`, mixed: `share` (0 to 1) of the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)];
  const bytes = from.map((part, index) => part + ((to[index] ?? 0) - part) * share);
  return `#${bytes.map((part) => hexByte(part)).join('')}`;
}

function hexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = color.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
