/** The words of the pages for when something is missing or fails. */

export const notFound = {
  badge: 'Error 404',
  title: 'Page Not Found',
  description:
    'There is no page at this address. It may have moved, or the link has a typing error.',
  home: 'Back to the home page',
} as const;

export const unexpectedError = {
  title: 'Unexpected Application Error',
  text: 'Something on this page failed to load. Nothing you did is lost; try again, or start from the home page.',
  retry: 'Try again',
  home: 'Back to the home page',
} as const;
