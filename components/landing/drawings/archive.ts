/** The folders on a shelf: how wide and how high they are. */
const folders = [
  [8, 40],
  [10, 42],
  [6, 42],
  [9, 36],
  [12, 38],
  [8, 44],
  [6, 40],
  [10, 34],
  [8, 40],
  [12, 44],
  [7, 38],
  [10, 40],
  [6, 42],
  [9, 38],
] as const;

/** A shelf from its left end on: folders, each with a label, then one that leans. And so on. */
export function shelfPath(x: number, y: number, scale: number) {
  const standing = folders.map(([width, height]) => {
    const [w, h] = [width * scale, height * scale];
    const label = `m-${w * 0.75} -${h * 0.75}h${w / 2}m${w / 4} ${h * 0.75}`;
    return `v-${h}h${w}v${h}${label}`;
  });
  const leaning = [3, 0, 8, -39, 6, 1.5, -8, 37.5, 6, 0].map((length) => length * scale);
  const [from, , ...to] = leaning;
  const lean = `m${from} 0l${to.slice(0, 6).join(' ')}m${to.slice(6).join(' ')}`;
  return `M${x} ${y}${(standing.join('') + lean).repeat(Math.ceil(8 / scale))}`;
}

/** A folder that's taken out. */
export const folderPath = (x: number, y: number) => `M${x} ${y}v-52h16v52zm4-42h8m-8 5h8`;

/** A wall of bricks, as high as the night. */
export const bricksPath = (x: number) =>
  `M${x} 0h72v224h-72V0${'m48 0v28m-48 0h72m-48 0v28m-24 0h72m-72 0'.repeat(4)}`;
