/** The text of the 404 and error pages. */

export const notFound = {
  badge: 'Error 404',
  title: 'Page not found',
  description: 'There’s no page at this address. It may have moved, or the link may have a typo.',
  /** Below a row of folders, one of which is missing. */
  picture: 'Nothing opened here',
  home: 'Back to the home page',
  audiences: 'Or try one of these pages',
} as const;

export const unexpectedError = {
  title: 'Unexpected Application Error',
  text: 'Something on this page failed, or didn’t load. You haven’t lost anything. Try again, or go to the home page.',
  retry: 'Try again',
  home: 'Back to the home page',
} as const;
