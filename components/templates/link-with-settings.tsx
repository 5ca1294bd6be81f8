'use client';

import { useSearch } from './settings';

/** A link to a path on this site that keeps the current settings. */
export function LinkWithSettings({ href, ...rest }: React.ComponentProps<'a'> & { href: string }) {
  const search = useSearch();
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in `rest`
  return <a href={`${href}${search}`} {...rest} />;
}
