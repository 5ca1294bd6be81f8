/**
 * Where on its host the site is: `/security`, or empty if it has the host for itself. Comes from
 * the settings.
 */
// oxlint-disable-next-line no-restricted-globals -- the build puts the value in its place
export const basePath = process.env.SITE_BASE_PATH ?? '';

/** The address of a page on its host. Its route has no base path: the router adds that itself. */
export const pageAddress = (route: string): string =>
  route === '/' ? basePath || route : basePath + route;
