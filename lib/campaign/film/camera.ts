import { mix } from '../document/color';
import type { TextBlock } from '../drawing/fit-text';
import type { Rect } from '../drawing/rect';
import { easeOut, type Layer, place } from '../drawing/layer';

/** How much larger a drawing gets in a second. More of it takes many more bytes. */
const drift = 0.0024;

interface Subject {
  /** Where texts may be. Those that the camera moves out of it disappear. */
  area: Rect;
  /** What's behind them. */
  surface: string;
  /** Since the shot's start. */
  seconds: number;
}

/** A drawing as seen by a camera that drifts closer all the time. At a cut, it rises into place. */
export function filmed(
  { shapes, texts, drawings }: Layer,
  { seconds, area, surface }: Subject,
): Layer {
  const zoom = 1 + drift * seconds;
  const rise = (1 - easeOut(seconds, 0, 0.45)) * 64;
  const [left, top] = [area.x - area.x * zoom, area.y - area.y * zoom + rise];
  // They move along, but that they'd grow is too little to see.
  const movedTexts = texts.map((text) => ({
    ...text,
    x: text.x * zoom + left,
    y: text.y * zoom + top,
  }));
  return {
    shapes: place(shapes, left, top, zoom),
    drawings,
    texts: movedTexts.flatMap((text) => {
      const share = Math.min(1, shareInside(text, area) / 12);
      if (share === 1) return [text];
      return share > 0 ? [{ ...text, color: mix(surface, text.color, share) }] : [];
    }),
  };
}

/** How far a text's box is inside of an area's upper and lower edge, in pixels. */
const shareInside = ({ y, height }: TextBlock, area: Rect): number =>
  Math.min(y - area.y, area.y + area.height - y - height);
