import { navigation } from '@/content/navigation';
import { shell } from '@/content/words/shell';
import { Link } from './link';

/** Links to every page of the site, by group. The current page is marked. */
export function NavList({ current }: { current?: string }) {
  return (
    <nav
      aria-label={shell.navigation}
      className="flex flex-col gap-8 px-6 pb-6 tall:min-h-24 tall:overflow-y-auto"
    >
      {navigation.map(({ heading, links }) => (
        <div key={heading}>
          <p className="label mb-2 text-muted">{heading}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="flex min-h-11 items-center border-l-2 border-line pl-4 text-muted hover:border-text hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text"
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
