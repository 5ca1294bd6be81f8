import { fitSentences, type TextOptions } from './fit-text';
import { join, type Layer } from './layer';
import { areaLeft, headlineShare, type Layout, visualPanel } from './layout-parts';
import { brandLine } from './parts';

interface SlideWords {
  /** Where the text is in the content: `audience.ad.story.slides.1`. */
  path: string;
  text: string;
  /** Which slide it is: `2 / 5`. */
  position: string;
  /** On the last one: where to go. */
  address?: Pick<TextOptions, 'path' | 'text'>;
}

/** A slide of a story, or a carousel's card: its words above the key visual, down to the edge. */
export function slideLayout(layout: Layout<SlideWords>): Layer {
  const { frame, words, brand, palette, fit } = layout;
  const { area, unit, width, height } = frame;
  const brandHeight = 5.4 * unit;
  const textTop = area.y + brandHeight + 3.6 * unit;
  const floor = area.y + Math.round(area.height * (area.y > brandHeight * 2 ? 0.53 : 0.37));
  const position = fit({
    path: 'audience.ad.story.slides',
    text: words.position,
    x: area.x + area.width - 18 * unit,
    y: area.y,
    width: 18 * unit,
    height: brandHeight,
    max: Math.round(4 * unit),
    weight: 600,
    color: palette.muted,
    align: 'end',
    vertical: 'center',
  });
  const room = { ...area, y: floor, height: area.y + area.height - floor };
  const visual = visualPanel(layout, { x: 0, y: floor, width, height: height - floor }, room);
  const logo = brandLine(brand, { ...layout, x: area.x, y: area.y, height: brandHeight });
  const bottom = floor - 2.8 * unit;
  const address =
    words.address &&
    fit({
      ...words.address,
      ...area,
      y: bottom - 10 * unit,
      height: 10 * unit,
      max: 3.8 * unit,
      color: palette.ink,
      vertical: 'end',
    });
  const below = address ? [address] : [];
  // All words of a picture together may cover a fifth of it.
  const share = headlineShare - (address ? 0.018 : 0);
  const upTo = (max: number, maxArea: number) =>
    fitSentences(fit, {
      path: words.path,
      text: words.text,
      x: area.x,
      y: textTop,
      width: area.width,
      height: (address ? address.y - 2.4 * unit : bottom) - textTop,
      max: Math.round(max * unit),
      min: Math.round(3.7 * unit),
      maxArea,
      color: palette.ink,
      leading: 1.04,
    });
  // A long text may cover more than a short one, which is larger anyway.
  const [short, long] = [
    upTo(12, width * height * share),
    upTo(7.8, areaLeft(frame, [...visual.texts, ...logo.texts, ...below, position], share)),
  ];
  const text = short.size > long.size ? short : long;
  return join([visual, { shapes: '', texts: [position, text, ...below] }, logo]);
}
