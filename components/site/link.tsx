import { brand } from '@/content/brand';
import { offer } from '@/content/offer';
import { ArrowUpRight } from 'lucide-react';
import NextLink from 'next/link';
import { pageAddress } from '@/lib/campaign/base-path';
import { shell } from '@/content/words/shell';

type Props = React.ComponentProps<'a'> & { href: string };

/** Links to these sites pass on where the visit came from (attribution.tsx). */
const partners = new Set(
  [...Object.values(brand.links).map(({ href }) => href), offer.retailerHref].map(
    (href) => new URL(href).origin,
  ),
);

/**
 * Every link on the site. A page's route opens without a reload. An anchor is left to the browser,
 * which also moves the focus. Another site, or anything with a `target`, opens in a new tab and says
 * so.
 */
export function Link({ href, target, children, ...rest }: Props) {
  const isRoute = href.startsWith('/');
  if (isRoute && !target)
    return (
      // Prefetching would cost a request for each link that's on the screen.
      <NextLink href={href} prefetch={false} {...rest}>
        {children}
      </NextLink>
    );
  if (href.startsWith('#'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <a
      href={isRoute ? pageAddress(href) : href}
      target="_blank"
      rel="noopener"
      data-attribution={(!isRoute && partners.has(new URL(href).origin)) || undefined}
      {...rest}
    >
      {children}
      <ArrowUpRight aria-hidden size={16} className="inline shrink-0" />
      <span className="sr-only">{` ${shell.newTab}`}</span>
    </a>
  );
}
