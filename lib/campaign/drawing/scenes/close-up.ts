import type { Rect } from '../rect';
import { cropTo, join, type Layer, place } from '../layer';
import { edgeWidth, reachedSign, type Sheet, sheetShapes } from '../sheets';
import { hatch, rails, type SceneStage, type Setting } from './scene';

/** What somebody is after, in a box and in three states: untouched, reached (striped) and guarded. */
export function sheetIn(stage: SceneStage, box: Rect, sheet: Sheet) {
  const { ground, ink } = stage.palette;
  const { x, y, width, height } = box;
  const edge = edgeWidth * width;
  const [wide, high] = [width - edge, height - edge];
  const interior = { x: x + edge / 2, y: y + edge / 2, width: wide, height: high };
  const stripes = hatch(stage, { ...box, x: x - height }, x + width + height, ground);
  return {
    plain: sheetShapes(sheet, box, { color: ink, ground }),
    reached:
      cropTo(interior, interior, stripes) + place(reachedSign(sheet, ink, ground), x, y, width),
    guarded: (guard: string): Layer => ({ shapes: place(guard, x, y, width), texts: [] }),
  };
}

/** A sheet from close by, and the line right before it. */
export function closeUp(stage: SceneStage, sheet: Sheet, lock = ''): Setting {
  const { textArea, y, palette } = stage;
  const width = Math.min(0.5 * textArea.width, (0.8 * stage.height) / sheet.height);
  const height = sheet.height * width;
  const top = Math.max(y + 0.07 * stage.height, textArea.y + (textArea.height - height) / 2);
  const end = textArea.x + textArea.width;
  const target = end - width;
  const row = { ...textArea, y: top + 0.1 * height, height: 0.8 * height };
  const box = { x: target, y: top, width, height };
  const { plain, reached, guarded } = sheetIn(stage, box, sheet);
  const always = { shapes: rails(stage, row) + plain, texts: [] };
  const guard = lock ? guarded(lock) : join([]);
  return { row, target, end, always, hit: reached, guard, behind: palette.surface };
}
