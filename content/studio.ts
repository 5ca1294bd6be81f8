/** Where the studio is. Undefined if the site has none; then nothing links to it. */
export const studioRoute: string | undefined = '/studio';
