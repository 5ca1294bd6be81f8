import { circle, type Drawing, rectangle, type Stage, shape, stroke } from '../drawing';

/** A house cut open: its rooms, a sensor in each, and the camera over the front door in red. */
export function houseSection({ x, y, width, height, palette }: Stage): Drawing {
  const unit = Math.min(width / 132, height / 104);
  const left = x + (width - unit * 120) / 2;
  const top = y + Math.min(130, (height - unit * 100) / 2);
  const at = (h: number, v: number) => `${left + h * unit} ${top + v * unit}`;
  const sensor = (h: number, v: number) =>
    circle(left + h * unit, top + v * unit, unit * 1.5, { fill: palette.ink }) +
    circle(left + h * unit, top + v * unit, unit * 3.6, {
      fill: 'none',
      stroke: palette.muted,
      'stroke-width': unit * 0.5,
    });
  const window = (h: number, v: number) =>
    rectangle(
      { x: left + h * unit, y: top + v * unit, width: unit * 12, height: unit * 12 },
      { fill: 'none', stroke: palette.line, 'stroke-width': unit * 0.9 },
    ) +
    stroke(`M${at(h + 6, v)}v${unit * 12}M${at(h, v + 6)}h${unit * 12}`, palette.line, unit * 0.6);
  return {
    shapes: [
      shape('path', {
        d: `M${at(102, 72)}L${at(130, 96)}H${left + unit * 102}z`,
        fill: palette.accent,
        opacity: 0.2,
      }),
      shape('path', {
        d: `M${at(12, 38)}L${at(56, 6)}L${at(100, 38)}V${top + unit * 96}H${left + unit * 12}z`,
        fill: palette.ground,
      }),
      stroke(`M${at(4, 44)}L${at(56, 6)}L${at(108, 44)}`, palette.ink, unit * 2),
      stroke(
        `M${at(12, 39)}V${top + unit * 96}M${at(100, 39)}V${top + unit * 96}`,
        palette.ink,
        unit * 2,
      ),
      stroke(
        `M${at(12, 66)}h${unit * 88}M${at(48, 38)}v${unit * 28}M${at(66, 66)}v${unit * 30}M${at(12, 38)}h${unit * 88}`,
        palette.muted,
        unit * 1,
      ),
      window(22, 47),
      window(60, 47),
      window(26, 75),
      rectangle(
        { x: left + unit * 78, y: top + unit * 74, width: unit * 13, height: unit * 22 },
        { fill: 'none', stroke: palette.ink, 'stroke-width': unit * 1.2 },
      ),
      circle(left + unit * 88, top + unit * 86, unit * 0.9, { fill: palette.ink }),
      sensor(56, 25),
      sensor(41, 45),
      sensor(92, 45),
      sensor(18, 72),
      sensor(60, 72),
      rectangle(
        { x: left + unit * 101, y: top + unit * 68, width: unit * 9, height: unit * 5 },
        { fill: palette.accent, rx: unit },
      ),
      circle(left + unit * 107.5, top + unit * 70.5, unit * 1.4, { fill: palette.ground }),
      stroke(`M${at(0, 97)}h${unit * 132}`, palette.ink, unit * 2),
    ].join(''),
    texts: [],
  };
}
