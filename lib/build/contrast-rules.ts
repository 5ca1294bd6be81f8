import * as v from 'valibot';
import type { Brand, Campaign, Palette, Theme } from '@/content/schema';
import { color as colorSchema } from '@/content/schema/text';
import { contrast, parseHex } from '@/lib/campaign/color';
import { paletteOf, panelPaletteOf, type PicturePalette } from '@/lib/campaign/picture/palette';
import type { Fault } from './fault';

/** What WCAG 2.2 asks for: 1.4.3 for text; 1.4.11 for focus and what has to be recognized. */
const text = 4.5;
const shape = 3;

interface Pair<Role> {
  colors: Role[];
  on: Role[];
  ratio: number;
  theme?: Theme;
}

/** Every color that stands on another one, on a page or in an email. */
const pairs: Pair<keyof Palette>[] = [
  // A field, and a control that's pressed or pointed at, are on `input`.
  {
    colors: ['text', 'muted', 'danger', 'good', 'notice'],
    on: ['background', 'surface', 'input'],
    ratio: text,
  },
  // The offer's ticket.
  { colors: ['text', 'muted'], on: ['dangerTint'], ratio: text },
  // The button of an ad in a feed.
  { colors: ['text'], on: ['line'], ratio: text },
  { colors: ['accentText'], on: ['accent', 'accentStrong'], ratio: text },
  // Some mail apps darken a button's words and not the button.
  { colors: ['text'], on: ['accent'], ratio: shape, theme: 'light' },
  // What has the focus, and the mark.
  { colors: ['accent'], on: ['background', 'surface', 'input', 'dangerTint'], ratio: shape },
];

/** The same for pictures and films, whose words and times can be in the danger color, too. */
const picturePairs: Pair<keyof PicturePalette>[] = [
  { colors: ['ink', 'muted', 'danger'], on: ['ground', 'surface'], ratio: text },
  { colors: ['accent'], on: ['ground', 'surface'], ratio: shape },
];

/** Checks that colors can be told from what they're on. Those that aren't colors are left out. */
export function* contrastRules(campaign: Campaign): Generator<Fault> {
  const { light, dark } = campaign.brand.palette;
  for (const [theme, palette] of Object.entries({ light, dark }))
    for (const { colors, on, ratio, theme: only = theme } of pairs)
      if (only === theme)
        yield* faultsIn(palette, colors, on, ratio, (role) => [
          `brand.palette.${theme}.${role}`,
          palette[role],
        ]);
  const { colorScheme, panel = colorScheme } = campaign.audience.ad.display;
  for (const [scheme, palette] of [
    [colorScheme, paletteOf(campaign)],
    [panel, panelPaletteOf(campaign)],
  ] as const)
    for (const { colors, on, ratio } of picturePairs)
      yield* faultsIn(palette, colors, on, ratio, (role) => sourceOf(role, scheme, campaign.brand));
}

/** The field that a picture's color comes from, and its color: smaller texts mix theirs from it. */
function sourceOf(
  role: keyof PicturePalette,
  scheme: Campaign['audience']['ad']['display']['colorScheme'],
  { palette }: Brand,
): [path: string, color: string] {
  const own = role === 'accent' || role === 'danger' ? role : 'ink';
  if (typeof scheme !== 'string') return [`audience.ad.display.colorScheme.${own}`, scheme[own]];
  const name = own === 'ink' ? 'text' : own;
  return [`brand.palette.${scheme}.${name}`, palette[scheme][name]];
}

function* faultsIn<Role extends string>(
  palette: Record<Role, string>,
  colors: Role[],
  on: Role[],
  ratio: number,
  source: (role: Role) => [path: string, color: string],
): Generator<Fault> {
  for (const role of colors)
    for (const ground of on) {
      const [color, below] = [palette[role], palette[ground]];
      const [path, found] = source(role);
      if (![found, color, below].every((each) => v.is(colorSchema, each))) continue;
      const has = contrast(parseHex(color), parseHex(below));
      if (has >= ratio) continue;
      const tone = color === found ? '' : `, whose lighter tone ${color}`;
      const wanted = `a color${tone} with a contrast of ${ratio}:1 or more on ${ground} (${below}), not ${Math.floor(has * 100) / 100}:1`;
      yield { path, found, wanted: tone ? wanted.replace('with', 'has') : wanted };
    }
}
