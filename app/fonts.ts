import localFont from 'next/font/local';

/** The one typeface of the site: variable weight, latin, served from here. */
export const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-archivo',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
