import type { ConceptLayout } from '@/content/schema';
import { strip, tower } from './banner-layouts';
import { isBanner, type LayoutFamily } from './frame';
import { join, type Layer, rectangle } from './layer';
import {
  areaLeft,
  type CreativeWords,
  closingTexts,
  type Family,
  headlineText,
  type Layout,
  visualPanel,
} from './layout-parts';
import { brandLine } from './parts';

/** The words in a column, and the drawing beside them, up to three edges. */
const wide: Family = (layout, order) => {
  const { area, unit, width, height } = layout.frame;
  const left = Math.round(width * 0.58);
  const isFirst = order === 'words-first';
  const panel = { x: isFirst ? left : 0, y: 0, width: width - left, height };
  const column = { x: area.x + (isFirst ? 0 : panel.width), width: left - 2 * area.x };
  const closing = closingTexts(layout, column, area.y + area.height);
  const top = area.y + 10 * unit;
  const room = closing[0].y - 3 * unit - top;
  return {
    panel,
    drawn: { ...area, x: panel.x + 4 * unit, width: panel.width - 8 * unit },
    brand: { ...column, y: area.y, height: 7 * unit },
    // In so high a box, two lines as wide as the column are larger than three.
    headline: { ...column, y: top, height: Math.min(44 * unit, room), maxArea: Infinity },
    closing,
  };
};

/** The headline on top and the drawing as a band, or the drawing on top, up to three edges. */
const feed: Family = (layout, order) => {
  const { area, unit, width, height } = layout.frame;
  const bottom = area.y + area.height;
  const brand = { ...area, y: bottom - 5.4 * unit, height: 5.4 * unit };
  const closing = closingTexts(layout, area, brand.y - 3 * unit);
  const [{ y: top }] = closing;
  // The higher the picture, the larger the headline.
  const headline = { ...area, height: (20 + (height / width - 1) * 20) * unit };
  const panel = { x: 0, y: 0, width, height: 0 };
  if (order === 'words-first') {
    panel.y = area.y + headline.height + 3 * unit;
    panel.height = top - 2.8 * unit - panel.y;
  } else {
    headline.y = top - headline.height - unit;
    panel.height = headline.y - 3 * unit;
  }
  const drawingArea = { ...area, y: panel.y + 3 * unit, height: panel.height - 6 * unit };
  return { panel, drawn: drawingArea, headline, brand, closing };
};

/** For a story: all words in the safe zone, and below them the drawing, down to the edge. */
const tall: Family = (layout) => {
  const { area, unit, width, height } = layout.frame;
  const brand = { ...area, height: 5.4 * unit };
  const top = brand.y + brand.height + 3.5 * unit;
  const floor = area.y + Math.round(area.height * 0.6);
  const closing = closingTexts(layout, area, floor - 2.6 * unit);
  return {
    panel: { x: 0, y: floor, width, height: height - floor },
    drawn: { ...area, y: floor, height: area.y + area.height - floor },
    headline: { ...area, y: top, height: closing[0].y - 2 * unit - top },
    brand,
    closing,
  };
};

const families: Record<LayoutFamily, Family> = { wide, feed, tall, strip, tower };

export function creativeLayout(
  layout: Layout<CreativeWords>,
  family: LayoutFamily,
  order: ConceptLayout,
): Layer {
  const { panel, drawn, headline, brand, closing } = families[family](layout, order);
  const { width, height } = layout.frame;
  // So that a white banner has an edge on a white website.
  const edge = rectangle(
    { x: 0.5, y: 0.5, width: width - 1, height: height - 1 },
    { fill: 'none', stroke: layout.palette.muted },
  );
  const visual = visualPanel(layout, panel, drawn);
  const logo = brandLine(layout.brand, { ...layout, ...brand });
  const maxArea = areaLeft(layout.frame, [...visual.texts, ...closing, ...logo.texts]);
  return join([
    visual,
    { shapes: '', texts: [headlineText(layout, { maxArea, ...headline }), ...closing] },
    logo,
    { shapes: isBanner(family) ? edge : '', texts: [] },
  ]);
}
