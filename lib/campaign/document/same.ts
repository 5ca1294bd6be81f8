import type { Campaign } from '@/content/schema';
import type { sameWords } from '@/content/words/same-files';
import { conceptsOf } from './concepts';

/** A part of a campaign that a variant may have just like the first one. */
export type Piece = keyof (typeof sameWords)['pieces'];

/** All that each piece of a campaign is made from. A piece that it hasn't got has nothing. */
function sourcesOf({ audience, offer, brand, email, location }: Campaign): Record<string, unknown> {
  const { ad, landing, email: letter, ...rest } = audience;
  const { keyVisuals, ...display } = ad.display;
  const { slides, headlines, reelScript, teaserScript } = ad.story;
  const concepts = conceptsOf(ad);
  const texts = [
    ad.search,
    concepts.map((concept) => [concept.headline, concept.subheadline, concept.bodyText]),
  ];
  const [fear, remedy] = concepts;
  const drawings = [landing.hero.incident, landing.report];
  const comparedParts = [ad.title, ad.metaTags, ad.ads.primary.cta, display, drawings];
  const pieces: Record<Piece, unknown> = {
    fear,
    remedy,
    story: [texts, keyVisuals, slides, headlines],
    reel: reelScript && [texts, keyVisuals, reelScript],
    teaser: teaserScript && [texts, keyVisuals, teaserScript],
    search: [ad.search, ad.keywords],
    email: [letter, email, keyVisuals[0]],
    print: [],
  };
  return { ...pieces, all: [comparedParts, rest, offer, brand, location] };
}

/** The pieces that a variant has just like the first one, so that they'd run twice for nothing. */
export function samePieces(firstVariant: Campaign, variant: Campaign): string[] {
  const [ofFirst, ofVariant] = [sourcesOf(firstVariant), sourcesOf(variant)];
  const isSame = (name: string) =>
    JSON.stringify(ofFirst[name]) === JSON.stringify(ofVariant[name]);
  const { all: _, ...pieces } = ofVariant;
  if (!isSame('all')) return [];
  return Object.keys(pieces).filter((name) => pieces[name] !== undefined && isSame(name));
}

/** Whether a variant is without a piece, because another one has the same. */
export const isRepeated = ({ same = [] }: Campaign, piece?: Piece): boolean =>
  piece !== undefined && same.includes(piece);

/** Names what a variant is without. Empty if that's nothing. */
export function sameNote({ same = [] }: Campaign, { only, pieces }: typeof sameWords): string {
  const names = Object.entries(pieces).flatMap(([piece, name]) =>
    same.includes(piece) ? name : [],
  );
  return names.length > 0 ? `${only} ${names.join(', ')}.` : '';
}
