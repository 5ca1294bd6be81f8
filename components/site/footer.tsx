import type { FooterContent } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { brand } from '@/content/brand';
import { forMarketers } from '@/content/navigation';
import { AudienceLink } from './audience-link';
import { CurrentYear } from './current-year';
import { Link } from './link';
import { LogoWithName } from './logo';

// Read once per build: rendering has to be pure, so it can't read the clock.
const buildYear = new Date().getFullYear();

interface Props extends FooterContent {
  /** The id of a landing page's audience, to whose templates it leads. */
  audience?: string | undefined;
}

export function Footer({ summary, columns, audience }: Props) {
  // A page's own columns may have one of them.
  const listedAddresses = new Set(columns.flatMap(({ links }) => links.map(({ href }) => href)));
  const otherLinks = forMarketers.links.filter(({ href }) => !listedAddresses.has(href));
  return (
    <footer className="border-t border-line px-4 py-8 sm:px-8 sm:py-12 print:hidden">
      <div className="page-width grid gap-10 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <LogoWithName />
          <p className="mt-4 max-w-sm text-muted">{summary}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <div key={heading} className="border-line md:border-l md:pl-6">
            <h2 className="label text-muted">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link
                    href={href}
                    className="inline-flex min-h-11 min-w-11 items-center gap-1 hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="page-width mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-sm text-muted">
        <p>
          {'© '}
          <CurrentYear buildYear={buildYear} />
          {` ${brand.name}. ${shell.rights}`}
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <h2 className="label">{forMarketers.heading}</h2>
          <ul className="flex flex-wrap gap-x-5">
            {otherLinks.map(({ label, href }) => (
              <li key={href}>
                <AudienceLink
                  href={href}
                  audience={audience}
                  className="flex min-h-11 min-w-11 items-center hover:underline"
                >
                  {label}
                </AudienceLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
