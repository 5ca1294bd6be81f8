import * as v from 'valibot';
import type { Variant } from './edits';

/** What drafts, links, files and campaigns are saved as. 1.0.0 wrote no number: it's version 1. */
export const savedVersion = 2;

/** In milliseconds since 1970, as far as a date can go. */
export const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** The version that something was saved as. A newer one is kept, but can't be read. */
export const versionSchema = v.optional(v.pipe(v.number(), v.maxValue(savedVersion)), 1);

/** What's now the path of a field that a version saved. */
export const pathNow = (path: string, version: number): string =>
  version > 1
    ? path
    : path
        .replace(/^audience\.landing\.report\.panel(?=\.)/, 'audience.landing.panel')
        .replace(/^audience\.landing\.offer\.where\.text$/, 'audience.landing.offer.where')
        // An incident's first state, the normal one, is gone.
        .replace(/(?<=\.incident\.)states\.0(?=\.)/, 'normal')
        .replace(/(?<=\.incident\.states\.)[12](?=\.)/, (at) => `${Number(at) - 1}`);

/** The values that a version saved, by path, as they are. */
export const valuesOf = (
  entries: readonly [string, string, ...unknown[]][],
  version: number,
): Variant => Object.fromEntries(entries.map(([path, value]) => [pathNow(path, version), value]));
