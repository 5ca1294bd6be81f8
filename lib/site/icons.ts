/**
 * The PNG icons, for systems that don't support SVG, with their size in pixels: the iOS home
 * screen, the Android home screen, the Android splash screen.
 */
export const icons = [180, 192, 512].map((size) => ({ size, file: `/icons/${size}.png` }));
