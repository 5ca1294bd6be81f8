import { rectangle, stroke } from '../layer';
import type { Rect } from '../rect';
import type { HeroStage } from './stage';

const idOf = ({ frame }: HeroStage) => `${frame.name}-line`;

/** The slanted stripes of whatever comes in: solid red is pressed. */
export function hatchPattern(stage: HeroStage): string {
  const { palette } = stage;
  const stripe = rectangle({ x: 0, y: 0, width: 8, height: 16 }, { fill: palette.danger });
  return `<pattern id="${idOf(stage)}" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="skewX(-26.57)">${stripe}</pattern>`;
}

export const hatchFill = (stage: HeroStage) => `url(#${idOf(stage)})`;

/** An area with stripes. */
export const hatchedArea = (stage: HeroStage, area: Rect) =>
  rectangle(area, { fill: hatchFill(stage) });

/** What's outside: the line, up to its turn, with what comes in, below a rule. */
export function outsideShapes(stage: HeroStage, lane: Rect, intruder: string): string {
  const { outside, palette } = stage;
  const end = lane.x + lane.width;
  return (
    hatchedArea(stage, { ...outside, width: end - outside.x }) +
    intruder +
    stroke(`M${outside.x} ${outside.y + 1}h${outside.width}`, palette.ink, 2)
  );
}
