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

export interface Named {
  brand: Pick<Campaign['brand'], 'name'>;
  audience?: Pick<Audience, 'id'>;
  variant?: string;
  slug?: string;
}

/**
 * The name that a file is saved under, alone or in a ZIP: `emberwall-remote-email-b.html`. It says
 * the brand, the audience or the new campaign, what the file is, and which variant of the campaign
 * it's from. A sheet is for all variants.
 */
export function outputName({ brand, audience, variant, slug }: Named, path: string): string {
  const [, stem, ending] = /([^/.]*)(?:\.([^/]*))?$/.exec(path) ?? [];
  const words = brand.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const suffix = ending === 'csv' ? undefined : variant;
  const name = [...words, slug ?? audience?.id, stem, suffix].filter(Boolean).join('-');
  return ending ? `${name}.${ending}` : name;
}

/** Whether a file is one of the pages about all of the others. */
export const isPage = (path: string) => !path.includes('/') && !path.startsWith('email');

/**
 * A file's place in a ZIP: `pictures/emberwall-remote-fear-1080x1350.png`. If the ZIP has several
 * variants, each has a folder; the sheets and the pages are for all of them.
 */
export function outputPlace(campaign: Named, path: string, isOneOfSeveral = false): string {
  if (isPage(path)) return path;
  const folder = path.startsWith('email') ? 'email' : path.slice(0, path.lastIndexOf('/'));
  const isOwn = isOneOfSeveral && folder !== 'sheets';
  return [isOwn && campaign.variant, folder, outputName(campaign, path)].filter(Boolean).join('/');
}

/** Where a ZIP has one of a campaign's files. */
export type PlaceOf = (campaign: Campaign, path: string) => string;
