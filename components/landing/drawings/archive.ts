/** How wide the folders on a shelf are. */
const widths = [6, 8, 5, 7, 7, 9, 5, 6, 8, 5, 7, 6, 10, 5, 7, 6, 8, 5, 6, 9, 7];

const folderHeight = 40;

/**
 * A shelf from its left end on: folders with two color codes on each back, then a divider with a
 * tab, then a folder that leans. And so on.
 */
export function shelfPath(x: number, y: number, s: number) {
  const h = folderHeight * s;
  const folders = widths.map((width, index) => {
    const [w, code] = [width * s, (8 + ((index * 3) % 4) * 5) * s];
    return `v-${h}h${w}v${h}m-${w} ${code - h}h${w}m0 ${3 * s}h-${w}m${w} ${h - code - 3 * s}`;
  });
  const divider = `v-${44 * s}h${9 * s}v${4 * s}h-${9 * s}m0 ${40 * s}`;
  const leaning = `m${3 * s} 0l${9 * s}-${39 * s}l${6 * s} ${1.5 * s}l-${8.5 * s} ${37.5 * s}m${5 * s} 0`;
  return `M${x} ${y}${(folders.join('') + divider + leaning).repeat(Math.ceil(7 / s))}`;
}

/** A folder that's taken out. */
export const folderPath = (x: number, y: number) => `M${x} ${y}v-52h16v52zm4-42h8m-8 5h8`;

/** A wall of bricks, as high as the night. */
export const bricksPath = (x: number) =>
  `M${x} 0h72v224h-72V0${'m48 0v28m-48 0h72m-48 0v28m-24 0h72m-72 0'.repeat(4)}`;
