import { Shell } from '@/components/site/shell';
import { Link } from '@/components/site/link';
import { Masthead } from '@/components/site/masthead';
import { buttonStyles } from '@/components/ui/button';
import { notFound } from '@/content/words/errors';
import { siteFooter } from '@/content/footers';
import { audiences, homeAudience } from '@/lib/campaigns';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata(notFound);

const others = audiences.filter((audience) => audience !== homeAudience);

/** The 404 page. It's also in the data of each page, so it's small. */
export default function NotFound() {
  return (
    <Shell theme="dark" footer={siteFooter}>
      <div className="px-4 pt-8 pb-14 sm:px-8 lg:pb-20">
        <div className="page-width">
          <figure className="mb-8 text-muted">
            <svg
              aria-hidden
              width="279"
              height="64"
              viewBox=".8 3 48 11"
              fill="none"
              stroke="currentColor"
              className="h-16"
            >
              <path strokeWidth=".4" d="M1 4h4l1 2h6v7H1zm36 0h4l1 2h6v7H37z" />
              <path strokeWidth=".4" strokeDasharray="1" d="M19 4h4l1 2h6v7H19z" />
            </svg>
            <figcaption>{notFound.picture}</figcaption>
          </figure>
          <Masthead {...notFound} />
          <p className="mt-3 max-w-prose text-lg text-muted">{notFound.description}</p>
          <Link href="/" className={buttonStyles('primary', 'mt-6 max-sm:w-full')}>
            {notFound.home}
          </Link>
          <h2 className="label mt-10 mb-3 text-muted">{notFound.audiences}</h2>
          <ul className="max-w-prose">
            {[homeAudience, ...others].map(({ id, name, landing }) => (
              <li key={id} className="border-t border-line">
                <Link href={landing.route} className="block py-3">
                  <b className="underline underline-offset-4">{name}</b>
                  <br />
                  {landing.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  );
}
