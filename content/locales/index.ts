import type { Language } from '../schema';

/**
 * The site's languages, if it has several: first that of the content itself, then one for each
 * folder here (docs/second-language.md).
 */
export const languages: readonly Language[] = [];
