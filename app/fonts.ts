import localFont from 'next/font/local';

/**
 * The one typeface of the site: variable weight, latin, served from here. Preloaded, and used only where it arrives
 * before the first text is drawn: a page never shifts under a reader, and the next one has it from the cache.
 */
export const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-archivo',
  display: 'optional',
  adjustFontFallback: 'Arial',
});
