import type { Campaign } from '@/content/schema';
import type { AdPicture } from '../ads/pictures';
import type { Composition } from './composition';
import type { Rect } from './fit-text';
import { drawKeyVisual } from './key-visuals';
import { creativeLayouts, slideLayout } from './layouts';
import { paletteOf } from './palette';
import type { Typeface } from './typeface';

/** A picture of a campaign, from its words, its colors and its key visuals. `misfits` says which texts don't fit. */
export function composePicture(
  campaign: Campaign,
  { slide, dimension, width, height }: Pick<AdPicture, 'slide' | 'dimension' | 'width' | 'height'>,
  typeface: Typeface,
): Composition {
  const { ads, story, display } = campaign.audience.ad;
  const style = { palette: paletteOf(campaign), typeface };
  // The creatives show the first slide's key visual.
  const index = (slide ?? 1) - 1;
  const [first, ...rest] = display.keyVisuals;
  const visual = rest[index - 1] ?? first;
  const field = `ad.display.keyVisuals[${visual === first ? 0 : index}]`;
  const drawVisual = (box: Rect, textArea: Rect) =>
    drawKeyVisual({ ...style, ...box, textArea, visual, field, campaign });
  const last = slide === story.slides.length;
  const common = { ...style, brand: campaign.brand, drawVisual };
  const layer = slide
    ? slideLayout({
        ...common,
        words: {
          field: `ad.story.slides[${index}]`,
          text: story.slides[index] ?? '',
          position: `${slide} / ${story.slides.length}`,
          cta: last ? ads.primary.cta : undefined,
        },
      })
    : creativeLayouts[dimension]({ ...common, words: ads.primary });
  return { width, height, ground: style.palette.ground, ...layer };
}
