/**
 * The icon as the systems ask for it that take no SVG, by its side in pixels: the home screen of iOS, that of Android,
 * what Android shows while it opens.
 */
export const icons = [180, 192, 512].map((size) => ({ size, file: `/icons/${size}.png` }));
