/** The brand's mark, an ember in a wall, as data of SVG paths in a square of `size` units; the wall is 2 units thick. */
export const brandMark = {
  size: 22,
  wall: 'M1 1h20v20H1zM1 8h20M1 15h20M8 1v7M15 8v7M8 15v6',
  ember: 'M8 8h7v7H8z',
} as const;
