import type { Drawing } from '@/content/schema';
import type { Logo } from '../../document/logo';
import { cleanLine } from '../../document/clean-text';
import { type Fit, fitText } from '../fit-text';
import { join, type Layer, shape } from '../layer';
import { type DrawLine, textLines } from '../svg';
import { lettering, type Typeface } from '../typeface';
import { sceneOf } from './index';

/**
 * The compositions of a page's hero, in pixels: an upright one for phones, which goes on in the
 * page's margins, and a wide one. Its words are in the upper part, which is `least` high.
 */
export const heroFrames = [
  { name: 'upright', width: 376, height: 488, least: 340, type: 15, margin: 24 },
  { name: 'wide', width: 840, height: 456, least: 380, type: 16, margin: 0 },
] as const;

export type HeroFrame = (typeof heroFrames)[number];

/** The page's colors, which follow its theme. */
const palette = {
  ground: 'var(--background)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  muted: 'var(--muted)',
  ink: 'var(--text)',
  accent: 'var(--accent)',
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
  length: cleanLine(text).length * max * 0.62,
  weight,
  align,
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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

function sceneIn(drawing: Drawing, logo: Logo, frame: HeroFrame, fit: Fit) {
  const { width, height, least, type, margin } = frame;
  const box = { x: -margin, y: 0, width, height };
  const textArea = { x: 0, y: 8, width: width - 2 * margin, height: least - 16 };
  return sceneOf({ ...box, textArea, type, palette, fit, logo, isDetailed: true }, drawing);
}

/**
 * An incident's scene as SVG markup in a page's own colors and type. `incident.css` shows the
 * group `attempt` or the group `stopped`.
 */
export function heroScene(drawing: Drawing, logo: Logo, frame: HeroFrame): string {
  const { always, attempt, stopped } = sceneIn(drawing, logo, frame, unmeasured);
  return `${drawn(always)}<g class="attempt">${drawn(attempt)}</g><g class="stopped">${drawn(stopped)}</g>`;
}

/** What a page shows of it: at least that, without its margins, moved up, and close up. */
export function heroViews(drawing: Drawing, logo: Logo, frame: HeroFrame) {
  const scene = sceneIn(drawing, logo, frame, unmeasured);
  const { close, least = frame.least, raised = 'none' } = scene;
  const width = frame.width - 2 * frame.margin;
  return { close, raised, least: { x: 0, y: 0, width, height: least, full: frame.height } };
}

/** The same with its words measured, each on one line, as on a page. `misfits` says which don't fit. */
export function measuredHero(drawing: Drawing, logo: Logo, frame: HeroFrame, typeface: Typeface) {
  const fit: Fit = ({ text, ...options }) => {
    const max = options.max * lettering(typeface);
    return fitText(typeface, { ...options, text: text.replaceAll(' ', '\u00a0'), max, min: max });
  };
  const { always, attempt, stopped } = sceneIn(drawing, logo, frame, fit);
  return { ...frame, ground: palette.ground, ...join([always, attempt, stopped]) };
}
