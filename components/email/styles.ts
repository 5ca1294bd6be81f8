/** The site's light theme, as an inbox can show it: fixed values, a font that every device has. */
export const colors = {
  ground: '#f7f7f8',
  paper: '#ffffff',
  text: '#000000',
  muted: '#52525b',
  line: '#dcdce0',
  accent: '#c81e1e',
  good: '#15713a',
} as const;

export const fontFamily = 'Archivo, Helvetica, Arial, sans-serif';
