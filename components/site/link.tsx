import { brand } from '@/content/brand';
import { offer } from '@/content/offer';
import { ArrowUpRight } from 'lucide-react';
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
 * Every link on the site. A page's route or an anchor opens in the same tab (see
 * soft-navigation.tsx). Another site, or anything with a `target`, opens in a new tab and says so.
 */
export function Link({ href, target, children, ...rest }: Props) {
  const isRoute = href.startsWith('/');
  const isInternal = isRoute || href.startsWith('#');
  const address = isRoute ? pageAddress(href) : href;
  if (isInternal && !target) {
    return (
      <a href={address} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      data-attribution={(!isInternal && partners.has(new URL(href).origin)) || undefined}
      {...rest}
    >
      {children}
      <ArrowUpRight aria-hidden size={16} className="inline shrink-0" />
      <span className="sr-only">{` ${shell.newTab}`}</span>
    </a>
  );
}
