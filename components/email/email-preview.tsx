import { Link } from '@/components/site/link';
import type { Audience } from '@/content/schema';
import { emailTemplates } from '@/content/templates';

const { labels } = emailTemplates;

/** An email as it will arrive: its line in the inbox, then its body, from the exported file. */
export function EmailPreview({ id, name, email }: Audience) {
  const file = `/emails/${id}.html`;
  return (
    <div className="grid gap-8 pt-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,42rem)]">
      <div>
        <h2 className="text-2xl font-bold tracking-tight">{name}</h2>
        <dl className="mt-4 divide-y divide-line border-y border-line">
          <div className="py-4">
            <dt className="label text-muted">{labels.subject}</dt>
            <dd className="mt-1.5 text-lg font-semibold">{email.subject}</dd>
          </div>
          <div className="py-4">
            <dt className="label text-muted">{labels.preview}</dt>
            <dd className="mt-1.5">{email.preview}</dd>
          </div>
        </dl>
        <Link
          href={file}
          target="_blank"
          className="mt-4 inline-flex min-h-11 items-center gap-1 underline"
        >
          {labels.open}
        </Link>
      </div>
      <div>
        <h3 className="label mb-3 text-muted">{labels.body}</h3>
        <iframe
          src={file}
          title={`${labels.frame} ${name}`}
          // No scripts run in it; its links open a new tab.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          // As high as the longest email at each width, so that it never scrolls inside the page.
          className="h-[1520px] w-full border border-line bg-surface sm:h-[1000px]"
        />
      </div>
    </div>
  );
}
