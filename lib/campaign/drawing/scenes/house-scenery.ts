/*
 * What stands in and around the house (house.ts), in its units. The roof starts at 192, and floors
 * are at 340 (upper rooms), 484 (ground) and 628 (cellar). Most things come more than once: a path
 * that repeats costs a page next to nothing.
 */
const at = (shape: string, ...places: (readonly [number, number])[]) =>
  places.map(([x, y]) => `M${x} ${y}${shape}`).join('');

/** These start at their lower left corner. */
const crate = 'v-32h44v32m0-22h-44';
const chest = 'v-42h48v42m0-14h-48m0-14h48';
const panes = 'v-44h48v44zm24 0v-44';

const ball = 'a7 7 0 0 1 14 0a7 7 0 0 1-14 0';
/** A head on the left, and a blanket. */
const sleeper = `${ball}m16 8q24-22 66 0`;

/** Roofs in the distance. */
export const skyline = `M-2000 484V452${'h40l28-26l28 26h22v-14h44v14'.repeat(24)}V484`;

/** A fence, and the ground around and below the cellar, as lines for a dash pattern. */
export const ground = `M-2000 472H0M500 472H2000M-2000 500${'h2000m500 0h2000m-4500 32'.repeat(5)}${'h4500m-4500 32'.repeat(9)}`;

export const furniture = [
  // A bedroom.
  `M344 340v-64M344 330h94v10m0-10q0-18-14-18h-54${at(sleeper, [354, 308])}`,
  at(panes, [390, 268], [196, 420]),
  at(chest, [446, 340], [92, 340], [46, 484], [94, 484], [316, 484]),
  // The kitchen, a sofa, a television.
  'M6 484v-88h36v88M6 424h36',
  'M186 484v-32h10v-18h72v18h10v32zM314 396h52v36h-52zM340 432v10',
  // The cellar: boxes.
  at(crate, [24, 628], [68, 628], [446, 628]),
  // A shelf with the router.
  'M8 290H74M56 290v-12h18v12M60 278v-18M70 278v-18',
].join('');

/** From the ground floor up. */
export const stairs = `M380 484${'v-14h11'.repeat(10)}M392 484l98-127`;

/** A crib with a child in it, under a mobile; a toy on a chest. */
export const nursery = [
  `M180 340v-92M315 340v-92M180 276h135M180 324h135M180 276${'m13.5 0v48m0-48'.repeat(9)}`,
  at('a9 9 0 0 1 18 0a9 9 0 0 1-18 0m22 10q32-30 86 0', [194, 312]),
  'M247 196v34M215 234v-6q32-24 64 0v6',
  at(ball, [208, 241], [240, 237], [272, 241], [110, 291]),
].join('');
