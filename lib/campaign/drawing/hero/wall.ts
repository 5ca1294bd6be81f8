import type { BrickLogo, Logo } from '../../document/logo';
import { isBrick } from '../../document/logo';
import { place, rectangle, short } from '../layer';
import { brickShapes, pitchOf } from '../logo';
import type { Rect } from '../rect';
import type { HeroStage } from './stage';

/** How many copies of the logo are on top of each other. */
const rows = 2;

/** What a wall is made of if the logo is an image. */
const plainBricks: BrickLogo = {
  size: 22,
  paths: [
    {
      d: 'M1 1h20v20H1zM1 8h20M1 15h20M8 1v7M15 8v7M8 15v6',
      color: 'text',
      strokeWidth: 2,
    },
  ],
};

/** The copies' unit in pixels, from one to the next, and how thick the line between two of them is. */
function measuresOf(logo: Logo, { height }: Rect) {
  const tile = isBrick(logo) ? logo : plainBricks;
  const pitch = pitchOf(tile);
  const side = height / rows;
  const unit = side / pitch;
  return { tile, side, unit, joint: (tile.size - pitch) * unit };
}

/**
 * The middle of the column of copies that's nearest to a place. The first column starts with a brick,
 * not with a joint.
 */
export function middleNear({ logo, wall }: HeroStage, x: number): number {
  const { tile, side, unit, joint } = measuresOf(logo, wall);
  const first = wall.x - joint + (tile.size * unit) / 2;
  return first + Math.round((x - first) / side) * side;
}

/** A lane down to the column of copies that's nearest to `middle`. */
export function laneAt(stage: HeroStage, middle: number, width: number): Rect {
  const x = middleNear(stage, middle) - width / 2;
  return { x, y: stage.wall.y, width, height: 0 };
}

/**
 * A wall of copies of the brand's logo. One of them, at the top of the column in whose middle
 * `glowing` is, has its brick that glows.
 */
export function wallShapes({ wall, logo, palette, frame }: HeroStage, glowing: number): string {
  const { tile, side, unit, joint } = measuresOf(logo, wall);
  const colors = { text: palette.ground, accent: palette.accent };
  const joints = { ...tile, paths: tile.paths.filter(({ color }) => color === 'text') };
  const id = `${frame.name}-bricks`;
  const pattern = `<pattern id="${id}" x="${short(wall.x - joint)}" y="${wall.y}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${place(brickShapes(joints, colors), 0, 0, unit)}</pattern>`;
  // It starts with a joint, beside which the ink would show through as a hairline.
  const bricks = { ...wall, y: wall.y + 1, height: wall.height - 1 };
  return (
    pattern +
    rectangle(bricks, { fill: palette.muted }) +
    rectangle(wall, { fill: `url(#${id})` }) +
    place(brickShapes(tile, colors), glowing - (tile.size * unit) / 2, wall.y, unit)
  );
}
