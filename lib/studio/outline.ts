/** In pixels: how far a line may be from the outline. */
const tolerance = 0.3;

type Point = readonly [x: number, y: number];

/**
 * Marching squares: which sides of a square a line goes from and to (top, right, bottom, left), by
 * the corners that are covered: 1 for the lower left one, 2, 4 and 8 counterclockwise.
 */
const sides = '|LB|BR|LR|RT|RTLB|BT|LT|TL|TB|TLBR|TR|RL|RB|BL|'.split('|');

/**
 * The SVG path around what's more than half covered, in straight lines.
 * @param covered how much of each pixel, from 0 to 1, row by row; nothing at the margins
 * @param size how many pixels there are in a row, and rows
 */
export function outline(covered: readonly number[], size: number): string {
  const at = (index: number) => covered[index] ?? 0;
  /** A side is twice the pixel at its start, and one more if it goes down. */
  const next = new Map<number, number>();
  for (let pixel = 0; pixel < size * (size - 1); pixel += 1) {
    const corners = [pixel + size, pixel + size + 1, pixel + 1, pixel];
    const square = corners.reduce((sum, corner, bit) => sum + (at(corner) > 0.5 ? 2 ** bit : 0), 0);
    const [L, T] = [2 * pixel + 1, 2 * pixel];
    const ids: Record<string, number> = { L, T, R: L + 2, B: T + 2 * size };
    for (const [, from = '', to = ''] of (sides[square] ?? '').matchAll(/(.)(.)/g))
      next.set(ids[from] ?? 0, ids[to] ?? 0);
  }
  const rings: string[] = [];
  for (const [start] of next) {
    const ring: Point[] = [];
    for (let side: number | undefined = start; side !== undefined;) {
      const [a, b] = [side >> 1, (side >> 1) + (side % 2 ? size : 1)];
      const share = (0.5 - at(a)) / (at(b) - at(a));
      const [x, y] = [a % size, Math.floor(a / size)];
      ring.push(side % 2 ? [x, y + share] : [x + share, y]);
      const then: number | undefined = next.get(side);
      next.delete(side);
      side = then;
    }
    const corners = simplified(ring);
    if (corners.length > 3) rings.push(`M${corners.map(written).join('L')}Z`);
  }
  return rings.join('');
}

const written = ([x, y]: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** Fewer points for the same line (Ramer, Douglas and Peucker). */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length,
  );
  const most = Math.max(...distances);
  if (most <= tolerance) return [first, last];
  const at = distances.indexOf(most);
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}
