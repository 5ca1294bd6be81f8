/**
 * The site's two themes, as an inbox can show them: fixed values in the markup, the dark ones in a style sheet for the
 * clients that ask for it. The others may invert the light ones, which have to stay legible then too.
 */
export const palettes = {
  light: {
    ground: '#f2f2f4',
    paper: '#ffffff',
    text: '#111114',
    muted: '#52525b',
    line: '#d4d4d9',
    accent: '#c81e1e',
    good: '#15713a',
    action: '#c81e1e',
    actionText: '#ffffff',
  },
  dark: {
    ground: '#0c1015',
    paper: '#131920',
    text: '#f4f4f5',
    muted: '#a3acb8',
    line: '#36414d',
    accent: '#ff6b5b',
    good: '#4fc47f',
    action: '#ff5f4e',
    actionText: '#190402',
  },
} as const;

type Role = keyof typeof palettes.light;

/** Which role is text on which; each pair is legible in every scheme (see styles.test.ts). */
export const textOn: readonly (readonly [Role, Role])[] = [
  ['text', 'paper'],
  ['muted', 'paper'],
  ['accent', 'paper'],
  ['good', 'paper'],
  ['muted', 'ground'],
  ['actionText', 'action'],
];

export const fontFamily = 'Archivo, Helvetica, Arial, sans-serif';

/** In pixels: the width of an email where there is room, and the space beside its text. */
export const width = 600;
export const gutter = 28;

/** A surface in the colour of a role: the light one in the markup, and the class by which the dark one finds it. */
export function surface(role: Role, style?: React.CSSProperties) {
  return {
    className: `on-${role}`,
    style: { backgroundColor: palettes.light[role], ...style },
  };
}

/** Text in the colour of a role; size and line height in pixels. */
export function type(role: Role, size: number, leading: number, style?: React.CSSProperties) {
  return {
    className: role,
    style: {
      margin: 0,
      color: palettes.light[role],
      fontSize: size,
      lineHeight: `${leading}px`,
      ...style,
    },
  };
}

/** A cell with a hairline above it. */
export function ruled(style?: React.CSSProperties) {
  return { className: 'rule', style: { borderTop: `1px solid ${palettes.light.line}`, ...style } };
}

const surfaces: Role[] = ['ground', 'paper', 'text', 'accent', 'action'];
const { dark } = palettes;

function darkText(scope = ''): string {
  const roles = [...new Set(textOn.map(([role]) => role))];
  return roles.map((role) => `${scope}.${role}{color:${dark[role]}!important}`).join('\n');
}

function darkSurfaces(scope = ''): string {
  return surfaces
    .map((role) => `${scope}.on-${role}{background-color:${dark[role]}!important}`)
    .join('\n');
}

/**
 * What only a style sheet can say. Each is a sheet of its own: Gmail drops a whole sheet for one rule that it does
 * not understand.
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
.rule{border-color:${dark.line}!important}
}`,
  // Outlook on the web marks what it has recoloured.
  outlookDark: `${darkText('[data-ogsc] ')}\n${darkSurfaces('[data-ogsb] ')}`,
};
