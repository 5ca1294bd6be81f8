/** A folder with a label on its back. */
const folder = (width: number, height: number) =>
  `v-${height}h${width}v${height}m-${width - 2}-${height - 9}h${width - 4}m2 ${height - 9}`;

/** Folders that stand side by side, and one that leans. */
const folders =
  [8, 10, 6, 9, 12, 8, 6, 10, 8, 12, 7, 10, 6, 9]
    .map((width, index) => folder(width, 36 + ((index * 6) % 10)))
    .join('') + 'm3 0l8-39l6 1.5l-8 37.5m6 0';

/** A shelf of folders from its left end on. */
export function shelfPath(x: number, y: number, scale: number) {
  const scaled = folders.replace(/[\d.]+/g, (length) => String(Number(length) * scale));
  return `M${x} ${y}${scaled.repeat(Math.ceil(8 / scale))}`;
}

/** A folder that's taken out, from the middle of its foot. */
export const folderPath = (x: number, y: number) => `M${x - 8} ${y}v-52h16v52zm4-42h8m-8 5h8`;

/** A wall of bricks, as high as the night. */
export const bricksPath = (x: number) =>
  `M${x} 0h72v224h-72V0${'m48 0v28m-48 0h72m-48 0v28m-24 0h72m-72 0'.repeat(4)}`;
