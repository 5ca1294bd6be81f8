import type { Logo } from '../../document/logo';
import type { Layer, Style } from '../layer';
import type { Rect } from '../rect';

/**
 * The compositions of a page's hero, in pixels: an upright one for phones, which goes on in the
 * page's margins, and a wide one. From the top down, they show what's outside, the wall, and what's
 * inside.
 */
export const heroFrames = [
  { name: 'upright', width: 376, margin: 24, type: 15, outside: 54, wall: 84, inside: 146 },
  { name: 'wide', width: 840, margin: 0, type: 16, outside: 52, wall: 92, inside: 136 },
] as const;

export type HeroFrame = (typeof heroFrames)[number];

export interface HeroStage extends Style {
  frame: HeroFrame;
  logo: Logo;
  /** The size of its words, in pixels. */
  type: number;
  /** The three parts of the picture, and the part of the last one where words may be. */
  outside: Rect;
  wall: Rect;
  inside: Rect;
  textArea: Rect;
}

/** What's inside: what somebody is after, and what's around it. */
export interface Inside {
  /** The path that the line takes down through where the wall goes, and where it ends. */
  lane: Rect;
  always: Layer;
  /** Drawn on top of that while somebody reaches it. */
  hit: Layer;
  /** Ours, which is only there once it's stopped. */
  guard?: Layer;
  /** Draws what comes in with the line, in this part of what's outside. */
  intruder?: (room: Rect) => string;
}
