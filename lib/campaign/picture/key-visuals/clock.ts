import { type Layer, place, stroke, type VisualStage } from '../layer';

/** In a clock's own units: a digit's width and height, and from one to the next. */
const digit = { width: 10, height: 18, step: 13.4, thick: 2.2 };
const colonStep = 5.6;

/** A digit's segments, from the top one clockwise, and the middle one last. */
const segments = [
  'M1.4 0h7.2',
  'M10 1.4v6.2',
  'M10 10.4v6.2',
  'M1.4 18h7.2',
  'M0 10.4v6.2',
  'M0 1.4v6.2',
  'M1.4 9h7.2',
];

/** Which segments make a digit, from 0 to 9. */
const lit = '012345 12 01346 01236 1256 02356 023456 012 0123456 012356'.split(' ');

/** A digital clock that fills its space: the time of an incident, `02:14`. */
export function clock({ x, y, width, height, palette, visual }: VisualStage<'clock'>): Layer {
  let end = 0;
  const drawn = Array.from(visual.time.replaceAll(/[^\d:]/g, '')).map((character) => {
    const start = end;
    end += character === ':' ? colonStep : digit.step;
    const draw = (points: string, on: boolean) =>
      stroke(points, on ? palette.danger : palette.line, digit.thick, { opacity: on ? 1 : 0.35 });
    const shapes =
      character === ':'
        ? draw('M0 5.6h2.2M0 12.4h2.2', true)
        : segments.map((each, at) =>
            draw(each, lit[Number(character)]?.includes(`${at}`) === true),
          );
    return place([shapes].flat().join(''), start, 0, 1);
  });
  const across = end - (digit.step - digit.width);
  const unit = Math.min((width * 0.86) / across, (height * 0.76) / digit.height);
  const [left, top] = [x + (width - across * unit) / 2, y + (height - digit.height * unit) / 2];
  return { shapes: place(drawn.join(''), left, top, unit), texts: [] };
}
