/** In pixels, from the picture's top left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
