import type { Theme } from '@/content/schema';

/** The ground of each theme, for what a style sheet does not reach: as `--background` in app/globals.css. */
export const themeColors: Record<Theme, string> = { light: '#ffffff', dark: '#0c1015' };
