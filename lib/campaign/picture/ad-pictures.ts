import type { AdDimension, Audience, Campaign, Platform } from '@/content/schema';
import { outputAddress } from '../document/output-address';
import { familyOf, readSize, writeSize } from '../drawing/own-sizes';
import { type AdConcept, type ConceptId, conceptsOf } from '../document/concepts';

export interface AdPicture {
  /** Its name within the campaign: `fear-1200x628`, `story-1`, `card-1-1080x1080`. */
  name: string;
  dimension: AdDimension;
  /** Which concept a creative shows; undefined for a slide. */
  concept?: ConceptId;
  /** Which slide of the story it is, from 1; undefined for a creative. */
  slide?: number;
  file: string;
  /** The address of a smaller copy, for a page to show. */
  preview: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

/** `1200 × 628` */
export const sizeLabel = (size: string) => size.replace('x', ' × ');

/** A preview's size, as a share of the picture's. */
export const previewScale = 0.5;

export function creativePicture(
  { id }: Pick<Audience, 'id'>,
  concept: Pick<AdConcept, 'id' | 'imageDesc' | 'picture' | 'visual'>,
  dimension: AdDimension,
): AdPicture {
  const { headline, subheadline } = concept.picture;
  const { preview, ...rest } = picture(id, `${concept.id}-${dimension}`, dimension);
  // The first thing that a phone shows of the ads page. As a drawing, it has a third of the bytes.
  const isDrawing = dimension === '1080x1350' && concept.visual.id !== 'image';
  return {
    ...rest,
    preview: isDrawing ? preview.replace('webp', 'svg') : preview,
    concept: concept.id,
    alt: altText(headline, subheadline, concept.imageDesc),
  };
}

/** Sizes of a carousel's cards: Meta and LinkedIn take 1:1, Meta and LinkedIn's documents 4:5. */
export const cardDimensions = ['1080x1080', '1080x1350'] as const;

/** The story's slides, in order: each shows its own words above its key visual. */
export const storyPictures = (audience: Audience) => slidePictures(audience, '1080x1920', 'story');

export const cardPictures = (audience: Audience, dimension: AdDimension) =>
  slidePictures(audience, dimension, 'card');

function slidePictures({ id, ad }: Audience, dimension: AdDimension, kind: 'story' | 'card') {
  const { keyVisuals } = ad.display;
  return ad.story.slides.map((words, index) => ({
    ...picture(id, `${kind}-${index + 1}${kind === 'card' ? `-${dimension}` : ''}`, dimension),
    slide: index + 1,
    alt: altText(words, (keyVisuals[index] ?? keyVisuals[0]).description),
  }));
}

/** The attributes that a page needs to show a picture's preview. */
export function previewProps({ preview, alt, width, height }: AdPicture) {
  return { src: preview, alt, width, height };
}

/** The creative as a platform's feed shows it: the first of its sizes that the campaign has. */
export function feedPicture(audience: Audience, concept: AdConcept, { placements }: Platform) {
  const { dimensions } = audience.ad.display;
  const placement = placements.find(({ dimension }) => dimensions.includes(dimension));
  return placement && creativePicture(audience, concept, placement.dimension);
}

/** The sizes that a campaign has wherever it runs: its usual ones, and those that were added. */
export const ownSizesOf = ({ ad: { display } }: Audience): AdDimension[] => [
  ...display.dimensions,
  ...(display.sizes ?? []).flatMap((text) => {
    const size = readSize(text);
    return size && familyOf(size) ? writeSize(size) : [];
  }),
];

/** The sizes of a campaign's creatives: its own, and those of the platforms where it runs. */
export function sizesOf({
  audience,
  platforms,
}: Pick<Campaign, 'audience' | 'platforms'>): AdDimension[] {
  const shownBy = platforms
    .filter(({ id }) => audience.launch.platforms.includes(id))
    .flatMap(({ placements }) => placements.map(({ dimension }) => dimension));
  return [...new Set([...ownSizesOf(audience), ...shownBy])];
}

/** Every picture of a campaign: each concept's creatives, then the slides, then the cards. */
export function adPictures(campaign: Pick<Campaign, 'audience' | 'platforms'>): AdPicture[] {
  const { audience } = campaign;
  const sizes = sizesOf(campaign);
  return [
    ...conceptsOf(audience.ad).flatMap((concept) =>
      sizes.map((dimension) => creativePicture(audience, concept, dimension)),
    ),
    ...storyPictures(audience),
    ...cardDimensions.flatMap((dimension) => cardPictures(audience, dimension)),
  ];
}

/** Whether a picture has a smaller copy. A banner is small enough. */
export const hasPreview = ({ width, height }: Pick<AdPicture, 'width' | 'height'>) =>
  width * height > 500_000;

function picture(id: string, name: string, dimension: AdDimension) {
  const [width = 0, height = 0] = dimension.split('x').map(Number);
  const file = outputAddress({ id }, `pictures/${name}.png`);
  return {
    name,
    dimension,
    file,
    preview: hasPreview({ width, height }) ? file.replace('.png', '-preview.webp') : file,
    width,
    height,
  } as const;
}

/** A picture's alternative text: its words, then what it shows, each a sentence of its own. */
export function altText(...parts: string[]): string {
  // In the studio, the last character may have a mark.
  return parts.map((part) => (/[.!?]\p{M}*$/u.test(part) ? part : `${part}.`)).join(' ');
}
