import type { FooterContent } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { brand } from '@/content/brand';
import { CurrentYear } from './current-year';
import { Link } from './link';
import { LogoWithName } from './logo';

// Read once per build: rendering has to be pure, so it can't read the clock.
const buildYear = new Date().getFullYear();

export function Footer({ summary, columns }: FooterContent) {
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
      <p className="page-width mt-10 border-t border-line pt-6 text-sm text-muted">
        {'© '}
        <CurrentYear buildYear={buildYear} />
        {` ${brand.name}. ${shell.rights}`}
      </p>
    </footer>
  );
}
