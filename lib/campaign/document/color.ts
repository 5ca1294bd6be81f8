/** Red, green and blue, each 0 to 1, of a color as we write it: `#c81e1e`. */
export function parseHex(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(
    (byte) => Number.parseInt(byte, 16) / 255,
  );
  return [r, g, b];
}

/** Two colors, `#rrggbb`, mixed: `share` (0 to 1) of the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)];
  const bytes = from.map((part, index) => part + ((to[index] ?? 0) - part) * share);
  const digits = bytes.map((part) => Math.round(part * 255).toString(16));
  return `#${digits.map((byte) => byte.padStart(2, '0')).join('')}`;
}

/** The contrast ratio of two colors, `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether white stands out more on a color than black. */
export const isDark = (color: string): boolean =>
  contrast(color, '#ffffff') > contrast(color, '#000000');

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = parseHex(color).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
