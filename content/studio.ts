/**
 * Where the studio is, with a page for each audience. Undefined if the site has none; then nothing
 * links to it.
 */
export const studioRoute: string | undefined = '/studio';
