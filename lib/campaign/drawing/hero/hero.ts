import type { Drawing, DrawingOf } from '@/content/schema';
import type { Logo } from '../../document/logo';
import { cleanLine } from '../../document/clean-text';
import { type Fit, fitText } from '../fit-text';
import { join, type Layer, rectangle, shape } from '../layer';
import type { Rect } from '../rect';
import { type DrawLine, textLines } from '../svg';
import { lettering, type Typeface } from '../typeface';
import { hatchedArea, hatchPattern, outsideShapes } from './line';
import { map } from './map';
import { records } from './records';
import { rooms } from './rooms';
import type { HeroFrame, HeroStage, Inside } from './stage';
import { wallShapes } from './wall';

type Signal = Drawing['signal'];

const insides: {
  [Id in Drawing['id']]: (stage: HeroStage, drawing: DrawingOf<Id>) => Inside;
} = { 'access-log': records, fleet: map, house: rooms };

/** The page's colors, which follow its theme. */
const palette = {
  ground: 'var(--background)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  muted: 'var(--muted)',
  ink: 'var(--text)',
  accent: 'var(--accent)',
  accentText: 'var(--accent-text)',
  guard: 'var(--guard,var(--text))',
  danger: 'var(--danger)',
};

/** A text as large as it may be: on a page, browsers measure. */
const unmeasured: Fit = ({ text, max, align = 'start', weight = 800, ...options }) => ({
  ...options,
  lines: [text],
  size: max,
  leading: max,
  baseline: options.height / 2 + max * 0.35,
  length: cleanLine(text).length * max * 0.58,
  weight,
  align,
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const drawLine: DrawLine = ({ text, x, y, size, weight, color, align }) =>
  `${shape('text', {
    x: Math.round(x),
    y: Math.round(y),
    'font-size': `calc(${Math.round(size)}px*var(--lettering))`,
    'font-weight': weight,
    fill: color,
    ...(align === 'start' ? {} : { 'text-anchor': align === 'end' ? 'end' : 'middle' }),
  }).slice(0, -2)}>${escaped(text)}</text>`;

const drawn = ({ shapes, texts }: Layer) =>
  shapes + texts.map((block) => textLines(block, drawLine)).join('');

const group = (name: string, shapes: string) => `<g class="${name}">${shapes}</g>`;

/** Slightly turned, as if by hand. */
function turned(shapes: string, { x, y, width, height }: Rect): string {
  return `<g transform="rotate(-3 ${Math.round(x + width / 2)} ${Math.round(y + height / 2)})">${shapes}</g>`;
}

/** How high a composition is, in pixels. */
export const heightOf = ({ outside, wall, inside }: HeroFrame) => outside + wall + inside;

function stageOf(logo: Logo, frame: HeroFrame, fit: Fit): HeroStage {
  const { width, margin, type } = frame;
  const [x, left] = [-margin, 0];
  const outside = { x, y: 0, width, height: frame.outside };
  const wall = { x, y: frame.outside, width, height: frame.wall };
  const inside = { x, y: frame.outside + frame.wall, width, height: frame.inside };
  const textArea = { ...inside, x: left, width: width - 2 * margin };
  return { frame, logo, type, fit, palette, outside, wall, inside, textArea };
}

/** The layers of a hero's picture, from the back to the front. */
function layersOf<Id extends Drawing['id']>(
  drawing: DrawingOf<Id>,
  logo: Logo,
  frame: HeroFrame,
  fit: Fit,
) {
  const stage = stageOf(logo, frame, fit);
  const id: Id = drawing.id;
  const inside = insides[id](stage, drawing);
  const { lane, always, hit, guard = join([]), intruder } = inside;
  const label = labelIn(stage, drawing.signal.attempt);
  const room = { ...stage.outside, x: label.end, width: lane.x - label.end };
  const { wall } = stage;
  const [foot, end] = [wall.y + wall.height, lane.y + lane.height];
  const inner = { ...lane, y: foot, height: end - foot };
  return {
    patterns: hatchPattern(stage),
    // What's in the wall's place of the line, the wall covers.
    back: join([
      always,
      { shapes: hatchedArea(stage, { ...lane, height: wall.height }), texts: [] },
    ]),
    reached: join([{ shapes: hatchedArea(stage, inner), texts: [] }, hit]),
    outside: outsideShapes(stage, lane, intruder?.(room) ?? ''),
    label,
    wall: wallShapes(stage, lane.x + lane.width / 2),
    stopped: guard,
    stamp: stampIn(stage, drawing.signal),
  };
}

const path = 'audience.landing.hero.incident.drawing.signal';

/** Who comes in, in the line. */
function labelIn({ outside, textArea, fit, type, palette: colors }: HeroStage, text: string) {
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
function stampIn(stage: HeroStage, signal: Signal) {
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

/**
 * The picture of a page's incident as SVG markup, in the page's own colors and type. `incident.css`
 * shows its groups one after the other.
 */
export function heroScene(drawing: Drawing, logo: Logo, frame: HeroFrame): string {
  const layers = layersOf(drawing, logo, frame, unmeasured);
  const parts = [
    layers.patterns,
    drawn(layers.back),
    group('reached', drawn(layers.reached)),
    layers.outside,
    group('attempt', drawn(layers.label)),
    group('wall', layers.wall),
    group('stopped', drawn(layers.stopped)),
    group('stamp', turned(drawn(layers.stamp), layers.stamp.box)),
  ];
  // A page has it twice, in its HTML and in its data. There, double quotes would be escaped, and the
  // two wouldn't compress to one.
  return parts.join('').replaceAll('"', "'");
}

/** The same with its words measured, each on one line, as on a page. `misfits` says which don't fit. */
export function measuredHero(drawing: Drawing, logo: Logo, frame: HeroFrame, typeface: Typeface) {
  const fit: Fit = ({ text, ...options }) => {
    const max = options.max * lettering(typeface);
    return fitText(typeface, { ...options, text: text.replaceAll(' ', '\u00a0'), max, min: max });
  };
  const { back, reached, label, stopped, stamp } = layersOf(drawing, logo, frame, fit);
  return {
    width: frame.width,
    height: heightOf(frame),
    ground: palette.ground,
    ...join([back, reached, label, stopped, stamp]),
  };
}
