import { clsx } from 'clsx';
import { navigation } from '@/content/navigation';
import { shell } from '@/content/words/shell';
import type { Link as LinkContent } from '@/content/schema';
import { buttonStyles } from '@/components/ui/button';
import { Link } from './link';

/** What a landing page adds to the navigation: its list of contents, and its call to action. */
export interface Guide {
  contents: React.ReactNode;
  action: LinkContent;
}

interface Props {
  /** The page's path. Its link is marked, or left out if there's a guide to the page. */
  current?: string;
  guide?: Guide;
}

/** This page's sections and its call to action, if it has a guide; then the site's pages. */
export function NavList({ current, guide }: Props) {
  return (
    <nav
      aria-label={shell.navigation}
      className="flex flex-col gap-7 px-6 pb-6 tall:min-h-24 tall:overflow-y-auto"
    >
      {guide && (
        <div>
          <p className="label mb-2 text-muted">{shell.onThisPage}</p>
          {guide.contents}
          <Link href={guide.action.href} className={buttonStyles('tool', 'mt-4 w-full')}>
            {guide.action.label}
          </Link>
        </div>
      )}
      {navigation.map(({ heading, links }) => (
        // If there's a guide, the pages for marketers, which come last, are in smaller text.
        <div key={heading} className={clsx(guide && 'last:text-sm')}>
          <p className="label mb-2 text-muted">{heading}</p>
          <ul>
            {links
              .filter(({ href }) => !guide || href !== current)
              .map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={href === current ? 'page' : undefined}
                    className="flex min-h-11 items-center border-l-2 border-line pl-4 text-muted hover:border-text hover:text-text aria-[current]:border-text aria-[current]:font-semibold aria-[current]:text-text"
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
