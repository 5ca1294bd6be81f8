import type { Audience, Campaign } from '@/content/schema';
import { basePath } from './base-path';

/**
 * The address of one of a campaign's files; `path` is its place in the campaign's folder:
 * `films/reel.mp4`. Ad blockers stop addresses that look like advertising, so no path may have a
 * word such as `ads` or `banner`.
 */
export function outputAddress<Path extends string>(
  { id }: Pick<Audience, 'id'>,
  path: Path,
): `${string}/campaigns/${string}/${Path}` {
  return `${basePath}/campaigns/${id}/${path}`;
}

export interface NamedFile {
  brand: Pick<Campaign['brand'], 'name'>;
  audience?: Pick<Audience, 'id'>;
  variant?: string;
  slug?: string;
}

/**
 * The name that a file is saved under, alone or in a ZIP: `emberwall-remote-email-b.html`. It says
 * the brand, the audience or the new campaign, what the file is, and which variant of the campaign
 * it's from.
 */
export function outputName({ brand, audience, variant, slug }: NamedFile, path: string): string {
  const [, stem, ending] = /([^/.]*)(?:\.([^/]*))?$/.exec(path) ?? [];
  const words = brand.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = [...words, slug ?? audience?.id, stem, variant].filter(Boolean).join('-');
  return ending ? `${name}.${ending}` : name;
}

/** Where a ZIP has one of a campaign's files. */
export type PlaceOf = (campaign: Campaign, path: string) => string;
