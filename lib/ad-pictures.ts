import { type Platform, storySafeZone } from '@/content/platforms';
import type { AdDimension, Audience } from '@/content/schema';
import { socialAds } from '@/content/social-ads';

/** A picture of a campaign, as it is exported. */
export interface AdPicture {
  /** `1200x628`, `story-1`: the picture's name within its campaign. */
  name: string;
  /** The creative in a size, or a slide of the story. */
  kind: AdDimension | 'slide';
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
  const [width = 0, height = 0] = dimension.split('x').map(Number);
  return {
    ...files(id, dimension),
    kind: dimension,
    label: dimension.replace('x', ' × '),
    width,
    height,
    alt: ad.ads.primary.imageDesc,
  };
}

/** The story's slides, in order. What a slide shows is its own words over its key visual. */
export function storyPictures({ id, ad }: Audience): AdPicture[] {
  return ad.story.slides.map((words, index) => ({
    ...files(id, `story-${index + 1}`),
    kind: 'slide',
    label: `${socialAds.labels.slide} ${index + 1}`,
    ...storySize,
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
  return storyPictures(audience).map((picture, index) => ({
    text: slides[index] ?? '',
    picture: shown(picture),
  }));
}

/** What a page needs to show a picture, small. */
export function shown({ preview, alt, width, height }: AdPicture) {
  return { src: preview, alt, width, height };
}

/** Whether a picture is of a size, or of a kind, that a platform shows. */
export function belongs({ kind }: AdPicture, { placements, slides }: Platform): boolean {
  return kind === 'slide'
    ? slides !== undefined
    : placements.some(({ dimension }) => dimension === kind);
}

/** Every picture of a campaign: the creative in each size, then the slides. */
export function adPictures(audience: Audience): AdPicture[] {
  return [
    ...audience.ad.display.dimensions.map((dimension) => creativePicture(audience, dimension)),
    ...storyPictures(audience),
  ];
}

function files(id: string, name: string): Pick<AdPicture, 'name' | 'file' | 'preview'> {
  return { name, file: `/ads/${id}-${name}.png`, preview: `/ads/${id}-${name}.webp` };
}
