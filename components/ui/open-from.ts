/**
 * The classes that make a disclosure always open from a breakpoint up, where it looks like plain content. It's also open on
 * paper. In browsers that don't support `::details-content`, it stays closed until it's clicked. In its own file, so that
 * the classes are only in the pages' HTML, and in no script.
 */
export const openFrom = {
  md: 'md:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:*:first:hidden print:details-content:[content-visibility:visible] print:supports-[selector(::details-content)]:*:first:hidden',
  lg: 'lg:details-content:[content-visibility:visible] lg:supports-[selector(::details-content)]:*:first:hidden print:details-content:[content-visibility:visible] print:supports-[selector(::details-content)]:*:first:hidden',
};
