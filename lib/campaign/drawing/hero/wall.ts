import { rectangle, short } from '../layer';
import type { Rect } from '../rect';
import type { HeroStage } from './stage';

/** A running bond, in pixels: how many courses it has, and how thick its joints are. */
const courses = 6;
const joint = 2.6;

/** From one brick to the next, across and up. Each course has half a brick at one of its ends. */
function pitchesOf({ width, height }: Rect) {
  const across = (width + joint) / (Math.round(width / 48) + 0.5);
  return { across, up: height / courses };
}

/** A lane down to the brick of the wall's top course that's nearest to `middle`. */
export function laneAt({ wall }: HeroStage, middle: number, width: number): Rect {
  const { across } = pitchesOf(wall);
  const half = (across - joint) / 2;
  const brick = Math.round((middle - wall.x - half) / across);
  return { x: wall.x + brick * across + half - width / 2, y: wall.y, width, height: 0 };
}

const brickOf = ({ across, up }: ReturnType<typeof pitchesOf>) => ({
  width: short(across - joint),
  height: short(up - joint),
});

const bricksId = ({ frame }: HeroStage) => `${frame.name}-bricks`;

/**
 * The bricks of a wall. It's apart from the wall, because in Chromium, a copy of the picture has the
 * pattern of the original, where the wall may be hidden.
 */
export function brickPattern(stage: HeroStage): string {
  const { wall, palette } = stage;
  const pitches = pitchesOf(wall);
  const { across, up } = pitches;
  const { width: wide, height: high } = brickOf(pitches);
  const bricks = [
    `M0 ${joint}h${wide}v${high}h-${wide}z`,
    `M${short(-across / 2)} ${short(joint + up)}h${wide}v${high}h-${wide}zm${short(across)} 0h${wide}v${high}h-${wide}z`,
  ];
  return `<pattern id="${bricksId(stage)}" x="${wall.x}" y="${wall.y}" width="${short(across)}" height="${short(2 * up)}" patternUnits="userSpaceOnUse"><path d="${bricks.join('')}" fill="${palette.muted}"/></pattern>`;
}

/** A brick wall. The one of the top course in whose middle `glowing` is glows. */
export function wallShapes(stage: HeroStage, glowing: number): string {
  const { wall, palette } = stage;
  const size = brickOf(pitchesOf(wall));
  const brick = { x: glowing - size.width / 2, y: wall.y + joint, ...size };
  return (
    rectangle(wall, { fill: palette.ground }) +
    rectangle(wall, { fill: `url(#${bricksId(stage)})` }) +
    rectangle(brick, { fill: palette.accent })
  );
}
