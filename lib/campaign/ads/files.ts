import type { Audience } from '@/content/schema';

/** The addresses of a campaign's texts, as they are exported. Those of its pictures are in lib/ad-pictures.ts. */
export function adFiles({ id }: Pick<Audience, 'id'>) {
  return {
    readme: `/ads/${id}-readme.txt`,
    json: `/ads/${id}.json`,
    meta: `/ads/${id}-meta-starting-sheet.csv`,
    linkedin: `/ads/${id}-linkedin.csv`,
  } as const;
}

/** The name that a file of ours is saved by. */
export function fileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
