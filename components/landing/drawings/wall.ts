/** The height of a brick. Everything is laid out in bricks, so that gates fit into the wall. */
const course = 28;
const courses = 14;

export const top = 12;
export const height = courses * course;
export const wall = { x: 330, width: 36 };
export const sheet = { x: 470, width: 262 };

/** The middle of a course of bricks. */
const middle = (index: number) => top + (index + 0.5) * course;

export const personY = (index: number) => middle(2 + index * 3);
export const partY = (index: number) => middle(3 + index * 3);

/** Two courses of bricks at a time, the lower one offset. */
export const bricksPath = `M${wall.x} ${top}${'h36m-12 0v28m-24 0h36m-24 0v28m-12 0'.repeat(courses / 2)}`;

/** A line from a person, under the name, through a gate in the wall to a part of the record. */
export function access(fromY: number, toY: number) {
  const gateY = fromY + Math.floor((toY - fromY) / 2 / course) * course;
  const line = `M60 ${fromY}H240C285 ${fromY} 285 ${gateY} ${wall.x} ${gateY}h36C418 ${gateY} 418 ${toY} ${sheet.x} ${toY}`;
  return { gateY, line };
}
