import type { Audience } from '@/content/schema';

/** Where a campaign's texts are exported to. Its pictures are in pictures.ts. */
export function adFiles({ id }: Pick<Audience, 'id'>) {
  return {
    readme: `/ads/${id}-readme.txt`,
    json: `/ads/${id}.json`,
    meta: `/ads/${id}-meta-starting-sheet.csv`,
    linkedin: `/ads/${id}-linkedin.csv`,
  } as const;
}

/** The last part of an address: the name a file is saved under. */
export function fileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
