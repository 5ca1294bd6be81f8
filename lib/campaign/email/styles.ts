import type { Brand, Palette, Theme } from '@/content/schema';

/** The colors that emails take from the brand's palette, for light mode and for dark mode. */
export function emailPalettes({ palette }: Pick<Brand, 'palette'>) {
  const { light, dark } = palette;
  // The ground of the key visual, and the text that's shown there until it has loaded.
  const picture = { picture: dark.surface, onPicture: dark.text };
  return {
    light: { ...texts(light), ...picture, ground: light.surface, paper: light.background },
    dark: { ...texts(dark), ...picture, ground: dark.background, paper: dark.surface },
  };
}

function texts({ text, muted, line, accent, accentText }: Palette) {
  return { text, muted, line, accent, action: accent, actionText: accentText };
}

/**
 * `html` with the brand's colors in place of the variables in it, because mail programs don't
 * support CSS variables.
 */
export function withColors(html: string, brand: Pick<Brand, 'palette'>): string {
  const palettes = emailPalettes(brand);
  const values = new Map(
    (['light', 'dark'] as const).flatMap((theme) =>
      Object.entries(palettes[theme]).map(([role, color]) => [`var(--${theme}-${role})`, color]),
    ),
  );
  return html.replace(/var\(--\w+-\w+\)/g, (variable) => values.get(variable) ?? variable);
}

type Role = keyof ReturnType<typeof emailPalettes>[Theme];

/** A color, as a variable that `withColors` replaces. */
export function colorOf(role: Role, theme: 'light' | 'dark' = 'light'): string {
  return `var(--${theme}-${role})`;
}

/** Fonts that every computer has. If the first one were missing, Word would fall back to Times. */
export const fontFamily = 'Helvetica, Arial, sans-serif';

/** In pixels: the width of an email where there's room, and the margin on each side of its text. */
export const width = 600;
export const gutter = 28;

/** A surface in a role's color: the light one inline, and a class for the dark style sheet. */
export function surface(role: Role, style?: React.CSSProperties) {
  return { className: `on-${role}`, style: { backgroundColor: colorOf(role), ...style } };
}

/** Text in the color of a role; size and line height in pixels. */
export function textStyle(
  role: Role,
  size: number,
  lineHeight: number,
  style?: React.CSSProperties,
) {
  return {
    className: role,
    style: {
      margin: 0,
      color: colorOf(role),
      fontSize: size,
      lineHeight: `${lineHeight}px`,
      ...style,
    },
  };
}

export function ruled(style?: React.CSSProperties) {
  return { className: 'rule', style: { borderTop: `1px solid ${colorOf('line')}`, ...style } };
}

const surfaces: Role[] = ['ground', 'paper', 'text', 'accent', 'action', 'picture'];
const inks: Role[] = ['text', 'muted', 'actionText', 'onPicture'];

/** In two parts, because Outlook on the web marks recolored texts and backgrounds differently. */
function darkText(scope = ''): string {
  return inks
    .map((role) => `${scope}.${role}{color:${colorOf(role, 'dark')}!important}`)
    .join('\n');
}

function darkSurfaces(scope = ''): string {
  const rules = surfaces.map(
    (role) => `${scope}.on-${role}{background-color:${colorOf(role, 'dark')}!important}`,
  );
  const line = `${scope}.rule{border-color:${colorOf('line', 'dark')}!important}`;
  return [...rules, line].join('\n');
}

/**
 * Styles that can't be inline. Each sheet is separate, because Gmail drops a whole sheet for a
 * single rule that it doesn't understand. Clients that ignore the dark one may invert the light
 * colors instead, which then still have to be legible (tested in email-colors.spec.ts).
 */
export const styleSheets = {
  phone: `@media (max-width:480px){
.gutter{padding-left:20px!important;padding-right:20px!important}
.headline{font-size:26px!important}
}`,
  dark: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkSurfaces()}
${darkText()}
}`,
  // Outlook on the web marks what it has recolored.
  outlookDark: `${darkText('[data-ogsc] ')}\n${darkSurfaces('[data-ogsb] ')}`,
};
