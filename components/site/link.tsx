import { brand } from '@/content/brand';
import { offer } from '@/content/offer';
import NextLink from 'next/link';
import { basePath, pageAddress } from '@/lib/campaign/document/base-path';
import { shell } from '@/content/words/shell';
import { Icon } from './icon';

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
  const address = isRoute ? pageAddress(href) : href;
  // Below a base path, Next's router doesn't find the home page's data
  // (https://github.com/vercel/next.js/issues/73427), so the browser loads that page.
  if (href.startsWith('#') || (href === '/' && basePath))
    return (
      <a href={address} {...rest}>
        {children}
      </a>
    );
  if (isRoute && !target)
    return (
      // Prefetching would cost a request for each link that's on the screen.
      <NextLink href={href} prefetch={false} {...rest}>
        {children}
      </NextLink>
    );
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      data-attribution={(!isRoute && partners.has(new URL(href).origin)) || undefined}
      {...rest}
    >
      {children}
      <Icon name="newTab" size={16} strokeWidth={2} className="inline shrink-0" />
      <span className="sr-only">{` ${shell.newTab}`}</span>
    </a>
  );
}
