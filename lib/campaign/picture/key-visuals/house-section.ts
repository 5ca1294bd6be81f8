import { mix } from '../../color';
import {
  easeOut,
  circle,
  fade,
  type Layer,
  place,
  rectangle,
  type Stage,
  shape,
  stroke,
} from '../layer';

/** In the drawing's own units: its width and height, and where the middle of the house is. */
const house = { width: 128, height: 98, middle: 56 };

/**
 * A house cut open: its rooms, a sensor in each, and the camera in the nursery, marked. In a
 * film, the sensors come on one by one, and then the camera turns red.
 */
export function houseSection({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const unit = Math.min(width / house.width, height / house.height);
  const left = x + width / 2 - house.middle * unit;
  const top = y + Math.min(130, (height - unit * house.height) / 2);
  const { ink, muted, line, ground, danger } = palette;
  const alarm = easeOut(progress, 0.65, 1);
  const camera = mix(muted, danger, alarm);
  const sensor = (h: number, v: number, from: number) => {
    const on = easeOut(progress, from, from + 0.2);
    const drawn =
      circle(h, v, 1.5, { fill: ink }) +
      circle(h, v, 3.6 * on, { fill: 'none', stroke: muted, 'stroke-width': 0.5 });
    return on < 1 ? fade(drawn, on) : drawn;
  };
  const window = (h: number, v: number) =>
    rectangle(
      { x: h, y: v, width: 12, height: 12 },
      { fill: 'none', stroke: line, 'stroke-width': 0.9 },
    ) + stroke(`M${h + 6} ${v}v12M${h} ${v + 6}h12`, line, 0.6);
  const shapes = [
    shape('path', { d: 'M12 38L56 6L100 38V96H12z', fill: ground }),
    // What the camera sees.
    shape('path', { d: 'M83 74L67 96H99z', fill: danger, opacity: 0.22 * alarm }),
    stroke('M12 66h88M48 38v28M66 66v30M12 38h88', muted, 1),
    stroke('M4 44L56 6L108 44M12 39V96M100 39V96', ink, 2),
    window(22, 47),
    window(68, 47),
    window(26, 76),
    rectangle(
      { x: 41, y: 74, width: 14, height: 22 },
      { fill: ground, stroke: ink, 'stroke-width': 1.2 },
    ),
    circle(52, 86, 0.9, { fill: ink }),
    // The cot.
    stroke('M75 82v14M91 82v14M75 85h16M75 93h16M79 85v8M83 85v8M87 85v8', ink, 1.1),
    rectangle({ x: 78.5, y: 69, width: 9, height: 5 }, { fill: camera, rx: 1 }),
    circle(83, 71.5, 1.5, { fill: ground }),
    sensor(56, 25, 0.4),
    sensor(41, 45, 0.2),
    sensor(93, 45, 0.3),
    sensor(18, 73, 0),
    sensor(60.5, 71.5, 0.1),
  ];
  const floor = stroke(`M${x} ${top + 97 * unit}h${width}`, ink, 2 * unit);
  const focus = [left + 83 * unit, top + 72 * unit] as const;
  return { shapes: place(shapes.join(''), left, top, unit) + floor, texts: [], focus };
}
