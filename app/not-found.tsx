import { Shell } from '@/components/site/shell';
import { Link } from '@/components/site/link';
import { Masthead } from '@/components/site/masthead';
import { buttonStyles } from '@/components/ui/button';
import { notFound } from '@/content/words/errors';
import { siteFooter } from '@/content/footers';
import { audiences } from '@/lib/campaigns';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata(notFound);

/** The 404 page. */
export default function NotFound() {
  return (
    <Shell theme="dark" footer={siteFooter}>
      <div className="px-4 pt-8 pb-14 sm:px-8 lg:pb-20">
        <div className="page-width">
          <Masthead {...notFound} />
          <p className="mt-3 max-w-prose text-lg text-muted">{notFound.description}</p>
          <Link href="/" className={buttonStyles('primary', 'mt-6 max-sm:w-full')}>
            {notFound.home}
          </Link>
          <h2 className="label mt-10 mb-3 text-muted">{notFound.audiences}</h2>
          <ul className="border-t border-line">
            {audiences.map(({ id, name, landing }) => (
              <li key={id} className="border-b border-line">
                <Link
                  href={landing.route}
                  className="flex flex-wrap justify-between gap-x-8 py-3 hover:underline"
                >
                  <b>{name}</b>
                  <span className="text-muted">{landing.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  );
}
