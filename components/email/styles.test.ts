import { palettes, textOn } from './styles';

/** `#rrggbb` as shares of red, green and blue, 0 to 1. */
function rgb(hex: string): number[] {
  return (hex.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16) / 255);
}

/** WCAG 2.2's contrast ratio of two colours. */
function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What a client makes of a light colour that darkens by force: light and dark change places, the hue stays. */
function inverted(color: number[]): number[] {
  // CSS Filter Effects 1: invert(1), then hue-rotate(180deg).
  const [r = 0, g = 0, b = 0] = color.map((share) => 1 - share);
  return [
    -0.574 * r + 1.43 * g + 0.144 * b,
    0.426 * r + 0.43 * g + 0.144 * b,
    0.426 * r + 1.43 * g - 0.856 * b,
  ].map((share) => Math.min(1, Math.max(0, share)));
}

const schemes = {
  light: (role: keyof typeof palettes.light) => rgb(palettes.light[role]),
  dark: (role: keyof typeof palettes.light) => rgb(palettes.dark[role]),
  'forced dark': (role: keyof typeof palettes.light) => inverted(rgb(palettes.light[role])),
};

test.each(Object.entries(schemes))('%s: every text is legible on its ground', (_, color) => {
  for (const [text, ground] of textOn) {
    expect([text, ground, contrast(color(text), color(ground)) >= 4.5]).toEqual([
      text,
      ground,
      true,
    ]);
  }
});

test('the ratio is the one of the recommendation', () => {
  expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
});
