import { contentPlace } from './content-files';

/** What's wrong with a value of the content. */
export interface Fault {
  /** Where it is in a campaign: `audience.ad.story.slides`, `brand.palette.light.text`. */
  path: string;
  found: unknown;
  /** What it has to be instead, without a period. */
  wanted: string;
}

export const fault = (path: string, found: unknown, wanted: string): Fault => ({
  path,
  found,
  wanted,
});

/** `content/offer.ts: offer.code is "no"; it has to be up to 24 capital letters and digits.` */
export function sentence(file: string, field: string, { found, wanted }: Omit<Fault, 'path'>) {
  if (found === undefined) return `${file}: ${field} is missing; it has to be ${wanted}.`;
  const shown = JSON.stringify(found);
  const short = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  return `${file}: ${field} is ${short}; it has to be ${wanted}.`;
}

/**
 * Where a path in a campaign is in the content.
 * @param folder of its audience, such as `content/audiences/remote`
 */
export function placeOf(folder: string, path: string): [file: string, field: string] {
  const { file, name, path: inside } = contentPlace(path, folder);
  return [file, [name, inside].filter(Boolean).join('.')];
}
