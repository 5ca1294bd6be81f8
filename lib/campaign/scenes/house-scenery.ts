/*
 * What stands in and around the house (house.ts), in its units. Floors are at 188 (attic), 336
 * (upper rooms) and 484 (ground). Most things come more than once: a path that repeats costs a
 * page next to nothing.
 */
const at = (thing: string, ...places: (readonly [number, number])[]) =>
  places.map(([x, y]) => `M${x} ${y}${thing}`).join('');

/** These start at their lower left corner. */
const crate = 'v-32h44v32m0-22h-44';
const chest = 'v-42h48v42m0-14h-48m0-14h48';
const panes = 'v-44h48v44zm24 0v-44';
const shelves = 'v-108h48v108m0-36h-48m0-36h48';
const books = 'm6 0v-22m0 22'.repeat(5);
const neighbor = 'v-102l80-68l80 68v102';
const tree =
  'v-108m0 62l-20-20m20 0l20-20m-66 18a26 26 0 0 1-2-48' +
  'a34 34 0 0 1 36-46a34 34 0 0 1 54 28a26 26 0 0 1-2 58q-40 22-86 8';

const wheel = 'a24 24 0 0 1 48 0a24 24 0 0 1-48 0';
const ball = 'a7 7 0 0 1 14 0a7 7 0 0 1-14 0';
/** A head on the left, and a blanket. */
const sleeper = `${ball}m16 8q24-22 66 0`;

/** The roofs of the houses next door, and of those in the distance between them. */
const distance = 'h40l28-26l28 26h22v-14h44v14'.repeat(6);
export const skyline = `M-2000 452H-664${neighbor}${distance}H550${neighbor}H2000`;

/** A fence, and what's under the ground, as lines for a dash pattern. */
export const ground = [
  'M-2000 472H-328M430 472H2000',
  at('H2000', [-2000, 496], [-2000, 528], [-2000, 560], [-2000, 592]),
].join('');

export const stars = 'M-700 40L-380 200M-300 60L-150 20M190 36L420 160M540 40L760 150';

/** Trees, a street lamp, the moon. */
export const outdoors = [
  at(tree, [-434, 484], [490, 484]),
  'M376 484V338q0-16 16-16h18m-10 0h24l4 10h-32z',
  'M474 58a36 36 0 1 0 32 52a28 28 0 0 1-32-52z',
].join('');

export const furniture = [
  // The attic, with a second line under the roof.
  `${at(wheel, [-24, 70])}h48m-24-24v48M-296 184L0 30L296 184`,
  at(crate, [-216, 188], [-172, 188], [-172, 156], [152, 188], [196, 188]),
  // A bedroom, and a room with books.
  `M-296 336v-64M-296 326h94v10m0-10q0-18-14-18h-54${at(sleeper, [-286, 304])}`,
  at(shelves, [156, 336]) + at(books, [156, 264], [170, 300]),
  'M256 294v-26h24v26M224 336v-46m0 20l-12-14m12 4l12-18',
  // The kitchen.
  'M-298 484v-88h36v88M-298 424h36M-244 442v-14q0-8 8-8t8 8',
  at(panes, [-246, 264], [-232, 404]),
  at(chest, [-194, 336], [244, 336], [-256, 484], [-208, 484], [94, 484]),
  // A sofa, a television, the router on its shelf, the stairs.
  'M-142 484v-32h10v14h72v-14h10v32zM-132 452v-18h72v18M-96 434v32M92 396h52v36h-52zM118 432v10',
  'M-38 436v-12h44v12M-30 424v-18M-2 424v-18M-26 430h10M-44 436h120',
  `M160 484${'v-14h11'.repeat(10)}M172 484l110-140M166 470v-30l76-96`,
].join('');

/** A crib with a child in it, under a mobile; a window, a chest with toys. And the front door. */
export const nursery = [
  `M-96 336v-62M4 336v-62M-96 286h100M-96 324h100M-96 286${'m10 0v38m0-38'.repeat(9)}`,
  at(sleeper, [-84, 314]),
  'M-40 196v26M-72 238q32-24 64 0v12M-72 238v12M-40 226v21',
  at(ball, [-79, 258], [-47, 254], [-15, 258], [108, 287]),
  at(panes, [22, 296]) + at(chest, [82, 336]),
  'M88 294v-14h14v14M306 400h8v84h-8z',
].join('');
