import { navigation } from '@/content/navigation';
import { shell } from '@/content/words/shell';
import { AudienceLink } from './audience-link';
import { Link } from './link';
import { navLinkStyle } from './nav-link-style';

interface Props {
  /** The page's path. Its link is marked. */
  current?: string;
  /** The id of a landing page's audience. */
  audience?: string;
  contents?: React.ReactNode;
}

/**
 * This page's sections, if it has a list of them; then the site's pages, the marketers' last.
 */
export function NavList({ current, audience, contents }: Props) {
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
      {navigation.map(({ heading, links, hasAudiences }) => (
        <div key={heading} className="last:text-sm">
          <p className="label mb-2 text-muted">{heading}</p>
          <ul>
            {links.map(({ label, href }) => {
              const link = {
                href,
                'aria-current': href === current ? ('page' as const) : undefined,
                className: navLinkStyle,
                children: label,
              };
              return (
                <li key={href}>
                  {hasAudiences ? (
                    <AudienceLink audience={audience} {...link} />
                  ) : (
                    <Link {...link} />
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
