import * as v from 'valibot';
import type { Palette, Theme } from '@/content/schema';
import { color as colorSchema } from '@/content/schema/text';
import { contrast } from '../document/color';
import { fill } from '../document/fill';
import { numberText } from '../document/number';
import { paletteOf, panelPaletteOf, type PictureColors } from '../drawing/palette';
import type { Finding, Judged } from './rule';

/** What WCAG 2.2 asks for: 1.4.3 for text; 1.4.11 for focus and what has to be recognized. */
const text = 4.5;
const shape = 3;

type Pairs<Role> = [colors: Role[], on: Role[], ratio: number][];

/** Each color with what it's on, in pages and emails, and the contrast that it needs there. */
const pairs: Pairs<keyof Palette> = [
  // A field, and a control that's pressed or pointed at, are on `input`.
  [['text', 'muted', 'danger', 'good', 'notice'], ['background', 'surface', 'input'], text],
  // The offer's ticket.
  [['text', 'muted'], ['dangerTint'], text],
  // The button of an ad in a feed.
  [['text'], ['line'], text],
  [['accentText'], ['accent', 'accentStrong'], text],
  // The focus outline, and the logo.
  [['accent'], ['background', 'surface', 'input', 'dangerTint'], shape],
];

/** In pictures and films, words and times can be in the danger color, too. */
const picturePairs: Pairs<keyof PictureColors> = [
  [['ink', 'muted', 'danger'], ['ground', 'surface'], text],
  [['accent'], ['ground', 'surface'], shape],
];

/** Colors stand out from what they're on. Of each, only where it does so least is said. */
export function colorsStandOut(judged: Judged): Finding[] {
  const worst = new Map<string, TooClose>();
  for (const finding of closeColors(judged))
    if (finding.share < (worst.get(finding.path)?.share ?? 1)) worst.set(finding.path, finding);
  return [...worst.values()];
}

function* closeColors({ campaign }: Judged): Generator<TooClose> {
  const { palette, locale } = campaign.brand;
  const { lightAccent, darkAccent } = campaign.audience;
  const accents = { light: lightAccent, dark: darkAccent };
  const pathOf = (theme: Theme, role: keyof Palette) =>
    role === 'accent' && accents[theme]
      ? `audience.${theme}Accent`
      : `brand.palette.${theme}.${role}`;
  for (const theme of ['light', 'dark'] as const)
    yield* tooClose(pairs, { palette: palette[theme], locale }, (role, ground) =>
      // The words stay: an accent has to be right below them.
      ground === 'accent' || (accents[theme] && ground === 'accentStrong')
        ? [pathOf(theme, 'accent'), palette[theme].accent, true]
        : [pathOf(theme, role), palette[theme][role]],
    );
  const value = palette.light.accent;
  const share = contrast(palette.light.text, value) / shape;
  // It's advice: many brands' colors are that dark.
  if (share < 1)
    yield {
      level: 'advice',
      path: pathOf('light', 'accent'),
      value,
      sentence: (words) => words.colors.darkButton,
      share,
    };
  const { colorScheme, panel = colorScheme } = campaign.audience.ad.display;
  const ofPictures = [
    [colorScheme, paletteOf(campaign)],
    [panel, panelPaletteOf(campaign)],
  ] as const;
  for (const [scheme, colors] of ofPictures)
    yield* tooClose(picturePairs, { palette: colors, locale }, (role) => {
      const schemeRole = role === 'accent' || role === 'danger' ? role : 'ink';
      if (typeof scheme !== 'string')
        return [`audience.ad.display.colorScheme.${schemeRole}`, scheme[schemeRole]];
      const name = schemeRole === 'ink' ? 'text' : schemeRole;
      return [pathOf(scheme, name), palette[scheme][name]];
    });
}

/** A finding, and how much it has of the contrast that it needs. */
type TooClose = Finding & { share: number };

/** @param source the field that a color comes from, its color, and whether that's the one below */
function* tooClose<Role extends string>(
  checked: Pairs<Role>,
  { palette, locale }: { palette: Record<Role, string>; locale: string },
  source: (role: Role, ground: Role) => [path: string, color: string, isBelow?: boolean],
): Generator<TooClose> {
  for (const [colors, on, ratio] of checked)
    for (const [role, ground] of colors.flatMap((color) =>
      on.map((below) => [color, below] as const),
    )) {
      const [color, below] = [palette[role], palette[ground]];
      const [path, value, isBelow] = source(role, ground);
      const has = contrast(color, below);
      // The schema says what isn't a color.
      if (has >= ratio || ![value, color, below].every((hex) => v.is(colorSchema, hex))) continue;
      const neighbor = isBelow ? color : below;
      const isLight = contrast(neighbor, '#000000') > contrast(neighbor, '#ffffff');
      const template = isLight
        ? isBelow
          ? 'tooLightFor'
          : 'tooLightOn'
        : isBelow
          ? 'tooDarkFor'
          : 'tooDarkOn';
      yield {
        path,
        value,
        sentence: ({ colors: words }) => {
          const names: Readonly<Record<string, string>> = words.names;
          return fill(words[template], {
            color: names[neighbor] ?? neighbor,
            contrast: numberText(Math.floor(has * 100) / 100, locale),
            needed: numberText(ratio, locale),
          });
        },
        share: has / ratio,
      };
    }
}
