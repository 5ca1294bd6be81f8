/**
 * The PNG icons, for systems that don't support SVG, with their size in pixels: the iOS home
 * screen, a tab, the Android home screen, the Android splash screen.
 */
export const icons = [180, 32, 192, 512].map((size) => ({ size, file: `/icons/${size}.png` }));
