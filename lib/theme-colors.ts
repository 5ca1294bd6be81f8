import { brand } from '@/content/brand';
import type { Theme } from '@/content/schema';

const { light, dark } = brand.palette;

/** Each theme's background, for what a style sheet doesn't reach. */
export const themeColors: Record<Theme, string> = {
  light: light.background,
  dark: dark.background,
};
