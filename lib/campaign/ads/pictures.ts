import type { AdDimension, Audience, Platform } from '@/content/schema';

/** A picture of a campaign, as it's exported. */
export interface AdPicture {
  /** Its name within the campaign: `1200x628`, `story-1`. */
  name: string;
  dimension: AdDimension;
  /** Which slide of the story it is, from 1; undefined for the creative. */
  slide?: number;
  /** The address of the PNG. */
  file: `/ads/${string}.png`;
  /** The address of a smaller copy, for a page to show. */
  preview: `/ads/${string}.webp`;
  /** In pixels. */
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
}

/** A preview's size, as a share of the picture's. */
export const previewScale = 0.5;

/** The campaign's creative in one of its sizes. */
export function creativePicture({ id, ad }: Audience, dimension: AdDimension): AdPicture {
  return { ...picture(id, dimension, dimension), alt: ad.ads.primary.imageDesc };
}

/** The story's slides, in order: each shows its own words over its key visual. */
export function storyPictures({ id, ad }: Audience): AdPicture[] {
  const { keyVisuals } = ad.display;
  return ad.story.slides.map((words, index) => ({
    ...picture(id, `story-${index + 1}`, '1080x1920'),
    slide: index + 1,
    alt: `${words} ${(keyVisuals[index] ?? keyVisuals[0]).description}.`,
  }));
}

/** A picture's label for readers: `1200 × 628`, or `Slide 1` if `slideWord` is `Slide`. */
export function pictureLabel({ dimension, slide }: AdPicture, slideWord: string): string {
  return slide ? `${slideWord} ${slide}` : dimension.replace('x', ' × ');
}

/** A slide of a story: its words, and its picture if there is one. */
export interface StorySlide {
  text: string;
  picture?: { src: string; alt: string; width: number; height: number };
}

/** The slides that a story player shows, with the previews of their pictures. */
export function storySlides(audience: Audience): StorySlide[] {
  const { slides } = audience.ad.story;
  return storyPictures(audience).map((each, index) => ({
    text: slides[index] ?? '',
    picture: shown(each),
  }));
}

/** The attributes that a page needs to show a picture's preview. */
export function shown({ preview, alt, width, height }: AdPicture) {
  return { src: preview, alt, width, height };
}

/** Whether a platform shows a picture: it has the creative's size, or stories for the slides. */
export function belongs({ slide, dimension }: AdPicture, platform: Platform): boolean {
  return slide === undefined
    ? platform.placements.some((placement) => placement.dimension === dimension)
    : platform.slides !== undefined;
}

/** The creative as a platform's feed shows it: the first of its sizes that the campaign has. */
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
