import type { Audience } from '@/content/schema';

/** Where a campaign's texts and its document are exported to. Its pictures are in pictures.ts. */
export type AdFiles = {
  readme: string;
  json: string;
  /** For Meta Ads Manager. Undefined if the campaign runs on neither Facebook nor Instagram. */
  meta?: string;
  /** The texts for LinkedIn, and the cards as a document. Undefined if the campaign doesn't run there. */
  linkedin?: string;
  document?: string;
};

/** The files of a campaign, for the platforms that it's meant for. */
export function adFiles({ id, launch }: Pick<Audience, 'id' | 'launch'>): AdFiles {
  const onMeta = launch.platforms.some((platform) => platform !== 'linkedin');
  const onLinkedin = launch.platforms.includes('linkedin');
  return {
    readme: `/ads/${id}-readme.txt`,
    json: `/ads/${id}.json`,
    ...(onMeta && { meta: `/ads/${id}-meta-starting-sheet.csv` }),
    ...(onLinkedin && {
      linkedin: `/ads/${id}-linkedin.csv`,
      document: `/ads/${id}-linkedin-document.pdf`,
    }),
  };
}

/** The last part of an address: the name a file is saved under. */
export function fileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** A file on this site, and what it's called in a ZIP. */
export interface PackedFile {
  href: string;
  name: string;
}

/**
 * The address of the list of every campaign's files, by the audience's id. A page fetches it when someone asks for a ZIP,
 * so no page has to carry the list.
 */
export const campaignListFile = '/campaign-files.json';
