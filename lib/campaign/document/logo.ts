import type { Brand, Theme } from '@/content/schema';
import { basePath } from './base-path';

export type Logo = Brand['logo'];

/** A logo that's drawn, and of which a wall can be built. */
export type BrickLogo = Extract<Logo, { paths: unknown }>;

/** A logo from a file. */
export type ImageLogo = Exclude<Logo, BrickLogo>;

interface Size {
  width: number;
  height: number;
}

export const isBrick = (logo: Logo): logo is BrickLogo => 'paths' in logo;

/** Whether the brand's name is in the logo, so that it isn't written beside it. */
export const hasName = (logo: Logo): boolean => !isBrick(logo) && logo.hasName === true;

/** Whether a logo looks different on a dark ground. */
export const hasDark = (logo: Logo): boolean => isBrick(logo) || logo.dark !== undefined;

/** The file that shows a logo on a light or on a dark ground. */
export const logoFileOn = (logo: ImageLogo, theme: Theme): Pick<ImageLogo, 'file' | 'size'> =>
  (theme === 'dark' && logo.dark) || logo;

/** The files of a logo, by their names in content/. */
export function logoFilesOf(logo: Logo): string[] {
  if (isBrick(logo)) return [];
  return logo.dark ? [logo.file, logo.dark.file] : [logo.file];
}

/** Where pages have a logo's file. */
export const logoAddress = (file: string) => `${basePath}/icons/${file}`;

/** The largest size that a logo can have in a box, in the box's units. */
export function logoSizeIn(logo: Logo, box: Size, theme: Theme = 'light'): Size {
  const [width, height] = isBrick(logo) ? [1, 1] : logoFileOn(logo, theme).size;
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}
