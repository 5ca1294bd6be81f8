import { type Platform, storySafeZone } from '@/content/platforms';
import type { AdDimension, Audience } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';

/** A picture of a campaign, as it is exported. */
export interface AdPicture {
  /** `1200x628`, `story-1`: the picture's name within its campaign. */
  name: string;
  dimension: AdDimension;
  /** Which slide of the story it is, from 1; none where it is the creative. */
  slide?: number;
  /** What a reader calls it: `1200 × 628`, `Slide 1`. */
  label: string;
  /** The address of the PNG. */
  file: `/ads/${string}.png`;
  /** The address of the same picture, smaller, for a page to show. */
  preview: `/ads/${string}.webp`;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** In pixels: the size of a story, a reel and their slides. */
export const storySize = { width: 1080, height: 1920 } as const;

/** How much smaller than the PNG a preview is. */
export const previewShare = 0.5;

/** Where words and logos may stand in a story. In pixels. */
export const safeArea = {
  x: storySafeZone.sides,
  y: storySafeZone.top,
  width: storySize.width - 2 * storySafeZone.sides,
  height: storySize.height - storySafeZone.top - storySafeZone.bottom,
};

/** The campaign's creative in a size. */
export function creativePicture({ id, ad }: Audience, dimension: AdDimension): AdPicture {
  return {
    ...picture(id, dimension, dimension),
    label: dimension.replace('x', ' × '),
    alt: ad.ads.primary.imageDesc,
  };
}

/** The story's slides, in order. What a slide shows is its own words over its key visual. */
export function storyPictures({ id, ad }: Audience): AdPicture[] {
  return ad.story.slides.map((words, index) => ({
    ...picture(id, `story-${index + 1}`, '1080x1920'),
    slide: index + 1,
    label: `${socialAds.labels.slide} ${index + 1}`,
    alt: `${words} ${ad.display.keyVisuals[index] ?? ad.display.keyVisuals[0]}.`,
  }));
}

/** A slide of a story: its words, and the picture of them where there is one. */
export interface StorySlide {
  text: string;
  picture?: { src: string; alt: string; width: number; height: number };
}

/** The story as it is played, from the previews of its pictures. */
export function storySlides(audience: Audience): StorySlide[] {
  const { slides } = audience.ad.story;
  return storyPictures(audience).map((each, index) => ({
    text: slides[index] ?? '',
    picture: shown(each),
  }));
}

/** What a page needs to show a picture, small. */
export function shown({ preview, alt, width, height }: AdPicture) {
  return { src: preview, alt, width, height };
}

/** Whether a platform shows a picture: the creative by its size, the slides where there are stories. */
export function belongs({ slide, dimension }: AdPicture, platform: Platform): boolean {
  return slide === undefined
    ? platform.placements.some((placement) => placement.dimension === dimension)
    : platform.slides !== undefined;
}

/** The creative as a platform's feed shows it: in the first of its sizes that the campaign has. */
export function feedPicture(audience: Audience, { placements }: Platform): AdPicture | undefined {
  const { dimensions } = audience.ad.display;
  const placement = placements.find(({ dimension }) => dimensions.includes(dimension));
  return placement && creativePicture(audience, placement.dimension);
}

/** Every picture of a campaign: the creative in each size, then the slides. */
export function adPictures(audience: Audience): AdPicture[] {
  return [
    ...audience.ad.display.dimensions.map((dimension) => creativePicture(audience, dimension)),
    ...storyPictures(audience),
  ];
}

function picture(id: string, name: string, dimension: AdDimension) {
  const [width = 0, height = 0] = dimension.split('x').map(Number);
  return {
    name,
    dimension,
    file: `/ads/${id}-${name}.png`,
    preview: `/ads/${id}-${name}.webp`,
    width,
    height,
  } as const;
}
