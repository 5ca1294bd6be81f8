import { detail, detailsOf, type Family } from './layout-parts';

/** In pixels: a strip's column has to be this wide for the offer, with its condition beside it. */
const offerWidth = 420;

/** The brand, the headline and, where there's room, the offer in a column beside the drawing. */
export const strip: Family = (layout, order) => {
  const { area, unit, width, height } = layout.frame;
  const gap = area.y;
  const across = Math.round(Math.min(2.6 * height, Math.max(0.34 * width, 128)));
  const isFirst = order === 'words-first';
  const panel = { x: isFirst ? width - across : 0, y: 0, width: across, height };
  const drawing = { x: panel.x + gap / 2, y: gap / 2, width: across - gap, height: height - gap };
  const column = { x: isFirst ? gap : across + gap, width: width - across - 2 * gap };
  const brand = { ...column, y: area.y, height: Math.max(11, Math.min(26, 15 * unit)) };
  const bottom = height - gap * 0.8;
  const { subline, statement, condition } = detailsOf(layout);
  const max = 7 * unit;
  const at = (text: typeof condition, foot = bottom, place = {}) =>
    detail(layout, { ...column, ...place, bottom: foot }, { ...text, max });
  // On a low one, the condition stands right beside the offer.
  const half = { width: column.width * 0.58 };
  const beside = (text: typeof condition) => {
    const offer = at(statement, bottom, half);
    offer.width = Math.min(half.width, offer.length);
    const end = offer.width + gap;
    return [offer, at(text, bottom, { x: column.x + end, width: column.width - end })];
  };
  const closing = () => {
    if (column.width < offerWidth) return [];
    if (height < 120) return beside(condition);
    const last = at(condition);
    const offer = at(statement, last.y);
    return [at(subline, offer.y - 4 * unit), offer, last];
  };
  const texts = closing();
  const top = brand.y + brand.height + 4 * unit;
  const foot = Math.min(bottom, ...texts.map(({ y }) => y)) - 2 * unit;
  const headline = { ...column, y: top, height: foot - top, max: 0.4 * height };
  return {
    panel,
    drawn: drawing,
    brand,
    headline: { ...headline, min: Math.min(13, 0.22 * height), maxArea: Infinity },
    closing: texts,
  };
};

/** The brand, the headline and the offer below each other, with the drawing as a band between. */
export const tower: Family = (layout, order) => {
  const { area, unit, width, height } = layout.frame;
  const brand = { ...area, height: Math.max(16, 5.4 * unit) };
  const { subline, statement, condition } = detailsOf(layout);
  const max = 4.6 * unit;
  const at = (text: typeof condition, bottom: number) =>
    detail(layout, { ...area, bottom }, { ...text, max });
  const last = at(condition, area.y + area.height);
  const offer = at(statement, last.y);
  // Only a high one has room for the subline.
  const closing = [...(height > 400 ? [at(subline, offer.y - 4 * unit)] : []), offer, last];
  const [{ y: floor } = offer] = closing;
  const high = (height > 400 ? 0.2 : 0.25) * height;
  const top = brand.y + brand.height + 3 * unit;
  const foot = floor - 3 * unit;
  const isFirst = order === 'words-first';
  const isStacked = height > 3 * width;
  const y = isFirst ? top : foot - high;
  const from = isFirst ? top + high + 2 * unit : top;
  const panel = { x: 0, y: from, width, height: foot - top - high - 2 * unit };
  return {
    panel,
    drawn: { ...area, y: panel.y + 3 * unit, height: panel.height - 6 * unit },
    brand,
    headline: {
      ...area,
      y,
      height: high,
      max: 0.5 * high,
      min: 14,
      maxArea: Infinity,
      stacked: isStacked,
    },
    closing,
  };
};
