import type { AdCampaign, AdDimension } from '@/content/schema';
import { storySize } from '@/lib/ad-pictures';
import type { Drawing } from './drawing';
import type { Rect } from './fit-text';
import { drawKeyVisual } from './key-visuals';
import { layouts, slide } from './layouts';
import { paletteOf } from './palette';

/** A picture, composed: every part has its place, in pixels. */
export interface Composition extends Drawing {
  width: number;
  height: number;
  ground: string;
}

/** Every picture of a campaign: the creative in each size, then the slides of the story. */
export function composePictures(ad: AdCampaign): Composition[] {
  return [
    ...ad.display.dimensions.map((dimension) => composeCreative(ad, dimension)),
    ...ad.story.slides.map((_, index) => composeSlide(ad, index)),
  ];
}

function composeCreative(ad: AdCampaign, dimension: AdDimension): Composition {
  const { primary } = ad.ads;
  const [width = 0, height = 0] = dimension.split('x').map(Number);
  const drawing = layouts[dimension]({ words: primary, ...means(ad, 0, primary.bodyText) });
  return { width, height, ground: paletteOf(ad.display).ground, ...drawing };
}

function composeSlide(ad: AdCampaign, index: number): Composition {
  const { slides } = ad.story;
  const text = slides[index] ?? '';
  const position = `${index + 1} / ${slides.length}`;
  const cta = index === slides.length - 1 ? ad.ads.primary.cta : undefined;
  const drawing = slide({ words: { text, position, cta }, ...means(ad, index, text) });
  return { ...storySize, ground: paletteOf(ad.display).ground, ...drawing };
}

/** What a layout draws with: the campaign's colours, and one of its key visuals, for the words it goes with. */
function means({ display }: AdCampaign, index: number, words: string) {
  const palette = paletteOf(display);
  const name = display.keyVisuals[index] ?? display.keyVisuals[0];
  const visual = (box: Rect, textArea: Rect) =>
    drawKeyVisual(name, { ...box, textArea, palette, words });
  return { palette, visual };
}
