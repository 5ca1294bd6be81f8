import { navigation } from '@/content/navigation';
import { shell } from '@/content/words/shell';
import { Link } from './link';
import { navLinkStyle } from './nav-link-style';

interface Props {
  /** The page's path. Its link is marked. */
  current?: string;
  contents?: React.ReactNode;
}

/**
 * This page's sections, if it has a list of them; then the site's pages, the marketers' last.
 */
export function NavList({ current, contents }: Props) {
  return (
    // Where the list is longer than its place, it fades out; its end has as much room to spare.
    <nav
      aria-label={shell.navigation}
      className="flex min-h-24 flex-col gap-5 overflow-y-auto px-6 pt-1 pb-8 [mask-image:linear-gradient(to_top,transparent,#000_2rem)]"
    >
      {contents && (
        <div>
          <p className="label mb-2 text-muted">{shell.onThisPage}</p>
          {contents}
        </div>
      )}
      {navigation.map(({ heading, links }) => (
        <div key={heading} className="last:text-sm">
          <p className="label mb-2 text-muted">{heading}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className={navLinkStyle}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
