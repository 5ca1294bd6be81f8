import type { Campaign, KeyVisual } from '@/content/schema';
import { conceptsOf } from '../document/concepts';
import type { AdPicture } from './ad-pictures';
import type { Composition } from '../drawing/layer';
import { fitIn, leastIn } from '../drawing/fit-text';
import type { Rect } from '../drawing/rect';
import { frameOf } from '../drawing/frame';
import { familyOf } from '../drawing/own-sizes';
import { drawKeyVisual } from '../drawing/key-visuals';
import { creativeLayout } from '../drawing/layouts';
import { paletteOf, panelPaletteOf } from '../drawing/palette';
import { addressLine } from '../drawing/parts';
import { slideLayout } from '../drawing/slide-layout';
import type { Typeface } from '../drawing/typeface';

type Picture = Pick<AdPicture, 'slide' | 'concept' | 'dimension' | 'width' | 'height'>;

/**
 * A picture of a campaign, from its words, its colors and its key visuals. `misfits` says which
 * texts don't fit.
 * @throws {Error} if no layout is for the picture's size
 */
export function composePicture(
  campaign: Campaign,
  { slide, concept, dimension, width, height }: Picture,
  typeface: Typeface,
): Composition {
  const { audience, brand, offer } = campaign;
  const family = campaign.formats[dimension]?.layout ?? familyOf({ width, height });
  if (!family) throw new Error(`There is no layout for ${dimension}.`);
  const palette = paletteOf(campaign);
  const panel = panelPaletteOf(campaign);
  const frame = frameOf({ width, height }, family);
  const fit = fitIn(frame.screen, typeface);
  const common = { frame, palette, panel, fit, brand, offer };
  const draw = (visual: KeyVisual, path: string) => (box: Rect, textArea: Rect) =>
    drawKeyVisual({
      ...box,
      palette: panel,
      // All words of a picture are to cover a fifth of it at most. Of the last slide's, that's the code.
      fit: ({ isName, ...options }) => {
        const share = isLast ? (isName ? 0.058 : 0.016) : 0.032;
        return fit({ maxArea: share * width * height, isName, ...options });
      },
      least: leastIn(frame.screen),
      campaign,
      textArea,
      visual,
      path,
    });
  const isLast = slide === audience.ad.story.slides.length;
  const base = { width, height, ground: palette.ground };

  if (slide) {
    const { slides } = audience.ad.story;
    const { keyVisuals } = audience.ad.display;
    const index = slide - 1;
    const visual = keyVisuals[index];
    const words = {
      path: `audience.ad.story.slides.${index}`,
      text: slides[index] ?? '',
      position: `${slide} / ${slides.length}`,
      ...(isLast && { address: addressLine(campaign) }),
    };
    const drawVisual = draw(
      visual ?? keyVisuals[0],
      `audience.ad.display.keyVisuals.${visual ? index : 0}`,
    );
    return { ...base, ...slideLayout({ ...common, words, drawVisual }) };
  }
  const [primary, ...otherConcepts] = conceptsOf(audience.ad);
  const { path, picture, visual, layout } =
    otherConcepts.find(({ id }) => id === concept) ?? primary;
  const words = { ...picture, path: `${path}.picture` };
  const drawVisual = draw(visual, `${path}.visual`);
  return { ...base, ...creativeLayout({ ...common, words, drawVisual }, family, layout) };
}
