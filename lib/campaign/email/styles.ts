/**
 * The site's two themes, as an inbox can show them: fixed values in the markup, the dark ones in a style sheet for the
 * clients that ask for it. The others may invert the light ones, which have to stay legible then too (see email-colors.spec.ts).
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

/** None that must be fetched, and none that Word would put Times in place of. */
export const fontFamily = 'Helvetica, Arial, sans-serif';

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
const inks: Role[] = ['text', 'muted', 'accent', 'good', 'actionText'];
const { dark } = palettes;

/** The dark colours, in two parts, for a client may mark what it recoloured of each with an attribute of its own. */
function darkText(scope = ''): string {
  return inks.map((role) => `${scope}.${role}{color:${dark[role]}!important}`).join('\n');
}

function darkSurfaces(scope = ''): string {
  const rules = surfaces.map(
    (role) => `${scope}.on-${role}{background-color:${dark[role]}!important}`,
  );
  return [...rules, `${scope}.rule{border-color:${dark.line}!important}`].join('\n');
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
}`,
  // Outlook on the web marks what it has recoloured.
  outlookDark: `${darkText('[data-ogsc] ')}\n${darkSurfaces('[data-ogsb] ')}`,
};
