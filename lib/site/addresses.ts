import { brand } from '@/content/brand';
import { pageAddress } from '@/lib/campaign/document/base-path';

/** The absolute address of one of this site's routes: `https://…/smart-home`. */
export const absoluteUrl = (path: string): string => new URL(pageAddress(path), brand.origin).href;

/**
 * The PNG icons, for systems that don't support SVG, with their size in pixels: the iOS home
 * screen, a tab, the Android home screen, the Android splash screen.
 */
export const icons = [180, 32, 192, 512].map((size) => ({ size, file: `/icons/${size}.png` }));
