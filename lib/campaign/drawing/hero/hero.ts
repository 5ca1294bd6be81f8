import type { Drawing, DrawingOf } from '@/content/schema';
import type { Logo } from '../../document/logo';
import { cleanLine } from '../../document/clean-text';
import { type Fit, fitText } from '../fit-text';
import { join, type Layer, shape } from '../layer';
import { type DrawLine, textLines } from '../svg';
import { lettering, type Typeface } from '../typeface';
import { hatchedArea, hatchPattern, outsideShapes } from './line';
import { labelIn, stampIn, turn } from './plates';
import { map } from './map';
import { records } from './records';
import { rooms } from './rooms';
import type { HeroFrame, HeroStage, Inside } from './stage';
import { brickPattern, wallShapes } from './wall';

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

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const drawLine: DrawLine = ({ text, x, y, size, weight, color, align }) =>
  `${shape('text', {
    x: Math.round(x),
    y: Math.round(y),
    'font-size': `calc(${Math.round(size)}px*var(--lettering))`,
    'font-weight': weight,
    fill: color,
    ...(align === 'start' ? {} : { 'text-anchor': align === 'end' ? 'end' : 'middle' }),
  }).slice(0, -2)}>${escapeText(text)}</text>`;

const markupOf = ({ shapes, texts }: Layer) =>
  shapes + texts.map((block) => textLines(block, drawLine)).join('');

const group = (name: string, shapes: string) => `<g class="${name}">${shapes}</g>`;

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
  const inner = { ...lane, y: foot - 1, height: end - foot + 1 };
  return {
    patterns: hatchPattern(stage) + brickPattern(stage),
    // What's in the wall's place of the line, the wall covers.
    back: join([
      always,
      {
        shapes: hatchedArea(stage, { ...lane, y: wall.y - 1, height: wall.height }),
        texts: [],
      },
    ]),
    reached: join([{ shapes: hatchedArea(stage, inner), texts: [] }, hit]),
    outside: outsideShapes(stage, lane, intruder?.(room) ?? ''),
    label,
    wall: wallShapes(stage, lane.x + lane.width / 2),
    stopped: guard,
    stamp: stampIn(stage, drawing.signal),
  };
}

/**
 * The picture of a page's incident as SVG markup, in the page's own colors and type. `incident.css`
 * shows its groups one after the other.
 */
export function heroScene(drawing: Drawing, logo: Logo, frame: HeroFrame): string {
  const layers = layersOf(drawing, logo, frame, unmeasured);
  const parts = [
    layers.patterns,
    markupOf(layers.back),
    group('reached', markupOf(layers.reached)),
    layers.outside,
    group('attempt', markupOf(layers.label)),
    group('wall', layers.wall),
    group('stopped', markupOf(layers.stopped)),
    group('stamp', turn(markupOf(layers.stamp), layers.stamp.box)),
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
