import type { AdCampaign } from '@/content/schema';
import type { AdPicture } from '../ads/ad-pictures';
import type { Drawing } from './drawing';
import type { Rect } from './fit-text';
import { drawKeyVisual } from './key-visuals';
import { layouts, slideLayout } from './layouts';
import { paletteOf } from './palette';

/** A picture, composed: every part has its place, in pixels. */
export interface Composition extends Drawing {
  width: number;
  height: number;
  ground: string;
}

/** A picture of a campaign from its words, its colours and its key visuals; throws where a text does not fit. */
export function composePicture(
  { ads, story, display }: AdCampaign,
  { slide, dimension, width, height }: AdPicture,
): Composition {
  const palette = paletteOf(display);
  // The creatives show what the first slide shows.
  const index = (slide ?? 1) - 1;
  const text = slide ? (story.slides[index] ?? '') : ads.primary.bodyText;
  const name = display.keyVisuals[index] ?? display.keyVisuals[0];
  const visual = (box: Rect, textArea: Rect) =>
    drawKeyVisual(name, { ...box, textArea, palette, words: text });
  const drawing = slide
    ? slideLayout({
        words: {
          text,
          position: `${slide} / ${story.slides.length}`,
          cta: slide === story.slides.length ? ads.primary.cta : undefined,
        },
        palette,
        visual,
      })
    : layouts[dimension]({ words: ads.primary, palette, visual });
  return { width, height, ground: palette.ground, ...drawing };
}
