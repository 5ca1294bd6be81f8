import { brand } from '@/content/brand';
import type { Theme } from '@/content/schema';

const { light, dark } = brand.palette;

/** Each theme's background, for what a style sheet can't reach, such as the browser's bar. */
export const themeColors: Record<Theme, string> = {
  light: light.background,
  dark: dark.background,
};
