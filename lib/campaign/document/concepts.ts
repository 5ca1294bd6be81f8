import type { AdCampaign, Concept } from '@/content/schema';

/** What people fear, or what we do about it. In file names. */
export type ConceptId = 'fear' | 'remedy';

export interface AdConcept extends Concept {
  id: ConceptId;
  path: string;
}

/** A campaign's concepts: the primary ad and, for an A/B test, perhaps a second one. */
export function conceptsOf({ ads }: Pick<AdCampaign, 'ads'>): [AdConcept, ...AdConcept[]] {
  const primary = { ...ads.primary, id: 'fear', path: 'audience.ad.ads.primary' } as const;
  if (!ads.remedy) return [primary];
  return [primary, { ...ads.remedy, id: 'remedy', path: 'audience.ad.ads.remedy' }];
}
