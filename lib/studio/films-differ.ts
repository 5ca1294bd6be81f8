import type { Campaign } from '@/content/schema';

/** Whether an edited campaign's films look or sound different from the exported ones. */
export function filmsDiffer(exported: Campaign, campaign: Campaign): boolean {
  return filmContent(exported) !== filmContent(campaign);
}

function filmContent({ audience, offer }: Campaign): string {
  return JSON.stringify([audience.ad.story, offer]);
}
