import type { Audience } from '@/content/schema';

/** Where a campaign's data is exported to, for the editor. */
export function campaignFile({ id }: Pick<Audience, 'id'>): `/campaigns/${string}.json` {
  return `/campaigns/${id}.json`;
}

/** Where the typeface of the pictures is exported to, for the editor. */
export const letteringFile = '/campaigns/typeface.json';

/** Where the editor's styles are exported to. */
export const studioStylesFile = '/studio.css';
