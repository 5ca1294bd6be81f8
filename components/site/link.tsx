import { ArrowUpRight } from 'lucide-react';
import { shell } from '@/content/shell';

type Props = React.ComponentProps<'a'> & { href: string };

/**
 * The site's one link: a path or an anchor stays in this tab (see soft-navigation.tsx), an address elsewhere opens a
 * new one and says so.
 */
export function Link({ href, children, ...rest }: Props) {
  if (href.startsWith('/') || href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
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
