import type { AdCampaign, Concept } from '@/content/schema';

/** What people fear, or what we do about it. In file names and in `utm_content`. */
export type ConceptId = 'fear' | 'remedy';

export interface AdConcept extends Concept {
  id: ConceptId;
  field: string;
}

/** A campaign's two concepts, for an A/B test: the first is the specification's primary ad. */
export function conceptsOf({ ads }: Pick<AdCampaign, 'ads'>): [AdConcept, AdConcept] {
  return [
    { ...ads.primary, id: 'fear', field: 'ad.ads.primary' },
    { ...ads.remedy, id: 'remedy', field: 'ad.ads.remedy' },
  ];
}
