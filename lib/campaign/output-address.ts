import type { Audience } from '@/content/schema';
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
