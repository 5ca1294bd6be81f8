import type { Drawing } from '@/content/schema';
import { rectangle } from '../layer';
import type { Rect } from '../rect';
import type { HeroStage } from './stage';

type Signal = Drawing['signal'];

const path = 'audience.landing.hero.incident.drawing.signal';

/** Who comes in, in the line. */
export function labelIn(
  { outside, textArea, fit, type, palette: colors }: HeroStage,
  text: string,
) {
  const height = 2 * type;
  const box = {
    x: textArea.x + 0.8 * type,
    y: outside.y + (outside.height - height) / 2,
    height,
  };
  const words = fit({
    ...box,
    path: `${path}.attempt`,
    text,
    width: 16 * type,
    max: type,
    color: colors.danger,
    align: 'center',
    vertical: 'center',
  });
  const width = words.length + 1.2 * type;
  words.width = width;
  const style = { fill: colors.ground, stroke: colors.danger, 'stroke-width': 2 };
  return { shapes: rectangle({ ...box, width }, style), texts: [words], end: box.x + width };
}

/** When it was stopped, as a stamp across the line and the wall. */
export function stampIn(stage: HeroStage, signal: Signal) {
  const { outside, textArea, fit, type, palette: colors, frame } = stage;
  // A phone has no room for one that covers bricks.
  const size = (frame.name === 'wide' ? 0.9 : 0.62) * type;
  const [inset, high, low] = [0.8 * size, 2.7 * size, 1.9 * size];
  const box = {
    x: textArea.x + 0.8 * type,
    y: outside.y + 0.45 * type,
    height: high + low + inset,
  };
  const line = (key: 'time' | 'stopped', y: number, height: number) =>
    fit({
      path: `${path}.${key}`,
      text: signal[key],
      x: box.x,
      y,
      width: 14 * type,
      height,
      max: height * 0.88,
      color: colors.ink,
      align: 'center',
      vertical: 'center',
    });
  const texts = [
    line('time', box.y + inset / 2, high),
    line('stopped', box.y + inset / 2 + high, low),
  ];
  const width = Math.max(...texts.map(({ length }) => length)) + 1.4 * inset;
  for (const text of texts) text.width = width;
  const style = { fill: colors.ground, stroke: colors.guard, 'stroke-width': 0.36 * type };
  return { shapes: rectangle({ ...box, width }, style), texts, box: { ...box, width } };
}

/** Slightly turned, as if by hand. */
export function turn(shapes: string, { x, y, width, height }: Rect): string {
  return `<g transform="rotate(-3 ${Math.round(x + width / 2)} ${Math.round(y + height / 2)})">${shapes}</g>`;
}
