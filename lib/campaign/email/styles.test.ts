import { brand } from '@/content/brand';
import { type Color, contrast, parseHex } from '../color';
import { emailPalettes } from './styles';

const { light, dark } = emailPalettes(brand);

/** `filter: invert(1) hue-rotate(180deg)`, which mail apps use to force a dark mode. */
function inverted(color: Color): Color {
  const [r, g, b] = color.map((part) => 1 - part);
  const rows = [
    [-0.574, 1.43, 0.144],
    [0.426, 0.43, 0.144],
    [0.426, 1.43, -0.856],
  ];
  const [red = 0, green = 0, blue = 0] = rows.map(([ofRed = 0, ofGreen = 0, ofBlue = 0]) =>
    Math.min(1, Math.max(0, ofRed * (r ?? 0) + ofGreen * (g ?? 0) + ofBlue * (b ?? 0))),
  );
  return [red, green, blue];
}

const asIs = (color: Color) => color;

test.each([
  ['in light mode', light, asIs],
  ['in dark mode', dark, asIs],
  ['with forced inversion', light, inverted],
])('every text of an email is legible %s', (_, palette, shown) => {
  for (const [ink, ground] of [
    ['text', 'paper'],
    ['muted', 'paper'],
    ['muted', 'ground'],
    ['actionText', 'action'],
  ] as const) {
    const ratio = contrast(shown(parseHex(palette[ink])), shown(parseHex(palette[ground])));
    // The button's label is large and bold (WCAG 2.2, 1.4.3).
    const needed = ink === 'actionText' ? 3 : 4.5;
    expect([ink, ground, ratio >= needed]).toEqual([ink, ground, true]);
  }
});

test('the button’s label is legible if a mail app darkens only the text', () => {
  expect(contrast(parseHex(light.text), parseHex(light.action))).toBeGreaterThanOrEqual(3);
});
