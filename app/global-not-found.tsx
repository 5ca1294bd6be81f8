import './globals.css';
import { Document } from '@/components/site/document';
import { Shell } from '@/components/site/shell';
import { Link } from '@/components/site/link';
import { Masthead } from '@/components/site/masthead';
import { Wall } from '@/components/site/wall';
import { buttonStyles } from '@/components/ui/button';
import { landingPages } from '@/content/navigation';
import { notFound } from '@/content/words/errors';
import { siteFooter } from '@/content/footers';
import { pageMetadata, siteMetadata } from '@/lib/metadata';

export const metadata = { ...siteMetadata, ...pageMetadata(notFound) };

/** The 404 page. Inside of the layout, it would be in every page's data. */
export default function NotFound() {
  return (
    <Document>
      <Shell theme="dark" footer={siteFooter} softNavigation={false}>
        <div className="px-4 py-16 sm:px-8 lg:py-24">
          <div className="page-width grid items-center gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] xl:gap-16">
            <div>
              <Masthead {...notFound} text={notFound.description} />
              <Link href="/" className={buttonStyles('primary', 'mt-8 max-sm:w-full')}>
                {notFound.home}
              </Link>
              <p className="mt-8 text-muted">{notFound.audiences}</p>
              <ul className="mt-1 flex flex-wrap gap-x-6">
                {landingPages.map(({ label, href }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <Wall className="w-full" />
          </div>
        </div>
      </Shell>
    </Document>
  );
}
