import type { Brand, Palette, Theme } from '@/content/schema';
import { basePath } from '../document/base-path';
import { emailPictureSize, logoMargin } from '../document/email-picture';
import { atPath } from '../document/paths';

/** The colors that emails take from the brand's palette, for light mode and for dark mode. */
export function emailPalettes({ palette }: Pick<Brand, 'palette'>) {
  const { light, dark } = palette;
  return {
    light: { ...texts(light), ground: light.surface, paper: light.background },
    dark: { ...texts(dark), ground: dark.background, paper: dark.surface },
  };
}

function texts({ text, muted, danger, line, accent, accentText }: Palette) {
  return { text, muted, danger, line, accent, action: accent, actionText: accentText };
}

/**
 * `html` with the brand's colors and origin in place of the variables in it, because mail programs
 * don't support CSS variables.
 */
export function withBrand(html: string, brand: Pick<Brand, 'palette' | 'origin'>): string {
  const values = { ...emailPalettes(brand), brand: { origin: brand.origin } };
  return html.replace(/var\(--(\w+)-(\w+)\)/g, (variable, theme: string, role: string) => {
    const value = atPath(values, `${theme}.${role}`);
    return typeof value === 'string' ? value : variable;
  });
}

type Role = keyof ReturnType<typeof emailPalettes>[Theme];

/** A color, as a variable that `withBrand` replaces. */
export const colorOf = (role: Role, theme: 'light' | 'dark' = 'light'): string =>
  `var(--${theme}-${role})`;

/**
 * The brand's typeface, where a mail program loads it, or else one that every computer has. Word,
 * which uses Times if the first one is missing, gets a style sheet of its own.
 */
export const fontFamily = 'Brand, Helvetica, Arial, sans-serif';

/** The typeface's address on the site. It has no hash, because sent emails can't change. */
export const typefaceFile = `${basePath}/campaigns/typeface.woff2`;

/** In pixels: the width of an email where there's room, and the margin on each side of its text. */
export const { width } = emailPictureSize;
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

/** With a rule above. It needs the class `rule`, for its dark color. */
export const ruled = (style: React.CSSProperties) => ({
  borderTop: `1px solid ${colorOf('line')}`,
  ...style,
});

const surfaces: Role[] = ['ground', 'paper', 'text', 'accent', 'action'];
const inks: Role[] = ['text', 'muted', 'danger', 'actionText'];

const rule = (selector: string, property: string, role: Role) =>
  `${selector}{${property}:${colorOf(role, 'dark')}!important}`;

/** Outlook on the web marks what it has recolored: texts and backgrounds, each in its own way. */
function darkRules(text = '', background = ''): string {
  return [
    ...surfaces.map((role) => rule(`${background}.on-${role}`, 'background-color', role)),
    rule(`${background}.rule`, 'border-color', 'line'),
    ...inks.map((role) => rule(`${text}.${role}`, 'color', role)),
  ].join('\n');
}

/**
 * Styles that can't be inline. Each sheet is separate, because Gmail drops a whole sheet for a
 * single rule that it doesn't understand. Clients that ignore the dark one may invert the light
 * colors instead, which then still have to be legible.
 */
export const styleSheets = {
  typeface: `@font-face{font-family:Brand;font-weight:100 900;src:url(var(--brand-origin)${typefaceFile}) format("woff2")}`,
  phone: `@media (max-width:480px){
.gutter{padding-left:20px!important;padding-right:20px!important}
.logo{padding-left:${20 - logoMargin}px!important;padding-right:${20 - logoMargin}px!important}
.headline{font-size:26px!important}
}`,
  dark: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules()}
}`,
  outlookDark: darkRules('[data-ogsc] ', '[data-ogsb] '),
};
