import { ArrowUpRight } from 'lucide-react';
import { shell } from '@/content/words/shell';

type Props = React.ComponentProps<'a'> & { href: string };

/**
 * The site's one link: a path or an anchor stays in this tab (see soft-navigation.tsx), an address elsewhere, or
 * whatever asks for a new tab, opens one and says so.
 */
export function Link({ href, target, children, ...rest }: Props) {
  const here = href.startsWith('/') || href.startsWith('#');
  if (here && !target) {
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
