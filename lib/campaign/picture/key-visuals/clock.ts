import { mix } from '../../color';
import { easeOut, type Layer, place, shape, stroke, type VisualStage } from '../layer';

/** In a digit's own units: its width and height, its segments' thickness, and the next digit. */
const digit = { width: 10, height: 18, thick: 2.2, step: 13.4 };

/** Each segment's start and direction, from the top one clockwise, and the middle one last. */
const segments = ['0 0h', '10 0v', '10 9v', '0 18h', '0 9v', '0 0v', '0 9h'] as const;

/** Which segments make a digit, from 0 to 9. */
const lit = [
  '012345',
  '12',
  '01346',
  '01236',
  '1256',
  '02356',
  '023456',
  '012',
  '0123456',
  '012356',
];

/** A digital clock that fills its space: the time of an incident. In a film, it turns red. */
export function clock(stage: VisualStage<'clock'>): Layer {
  const { x, y, width, height, palette, visual, progress = 1 } = stage;
  const characters = [...visual.time.replaceAll(/[^\d:]/g, '')];
  const color = mix(palette.line, palette.danger, easeOut(progress, 0.2, 1));
  let end = 0;
  const drawn = characters.map((character) => {
    const start = end;
    end += character === ':' ? 5.6 : digit.step;
    if (character === ':') return place(colon(color), start, 0, 1);
    const on = lit[Number(character)] ?? '';
    const shapes = segments.map((segment, index) =>
      bar(segment, on.includes(`${index}`) ? color : mix(palette.surface, palette.line, 0.35)),
    );
    return place(shapes.join(''), start, 0, 1);
  });
  const across = end - (digit.step - digit.width);
  const unit = Math.min((width * 0.86) / across, (height * 0.76) / digit.height);
  const [left, top] = [x + (width - across * unit) / 2, y + (height - digit.height * unit) / 2];
  return { shapes: place(drawn.join(''), left, top, unit), texts: [] };
}

function bar(segment: string, color: string): string {
  const [start = '', direction = ''] = [segment.slice(0, -1), segment.at(-1)];
  const [h = 0, v = 0] = start.split(' ').map(Number);
  // Segments leave a gap at the corners.
  const [from, length] = direction === 'h' ? [`${h + 1.4} ${v}`, 7.2] : [`${h} ${v + 1.4}`, 6.2];
  return stroke(`M${from}${direction}${length}`, color, digit.thick);
}

function colon(color: string): string {
  return shape('path', { d: 'M0 4.5h2.2v2.2h-2.2zM0 11.3h2.2v2.2h-2.2z', fill: color });
}
