/** Lower for a mouse than for a finger, so that the whole sidebar fits a small screen. */
export const navLinkStyle =
  'flex min-h-11 items-center border-l-2 border-line pl-4 text-muted hover:border-text hover:text-text aria-[current]:border-text aria-[current]:font-semibold aria-[current]:text-text lg:pointer-fine:min-h-8';
