import { ArrowUpRight } from 'lucide-react';
import NextLink from 'next/link';
import { shell } from '@/content/shell';

type Props = Omit<React.ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The site's one link: a path or an anchor stays in this tab, an address elsewhere opens a new one and says so.
 * Nothing is fetched before a click: prefetching would cost every visitor what few of them use.
 */
export function Link({ href, children, ...rest }: Props) {
  if (href.startsWith('#')) {
    // The browser's own anchor moves the focus along, which the router's does not.
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  if (href.startsWith('/')) {
    return (
      <NextLink href={href} prefetch={false} {...rest}>
        {children}
      </NextLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <ArrowUpRight aria-hidden size={16} className="inline shrink-0" />
      <span className="sr-only">{` ${shell.newTab}`}</span>
    </a>
  );
}
