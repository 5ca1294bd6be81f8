import { renderEmail } from '@/components/email/render-email';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { emailLimits } from '@/content/email';
import { emailProviders } from '@/content/merge-tags';
import type { Audience } from '@/content/schema';
import { site } from '@/content/site';
import { emailTemplates } from '@/content/email-templates';
import { copyWords } from '@/content/templates';
import { mergeTags } from '@/lib/merge-tags';
import { CountedText } from './counted-text';
import { EmailFrame } from './email-frame';
import { InboxRow } from './inbox-row';
import { TakeAway } from './take-away';

const { labels, view, takeAway } = emailTemplates;

/** An email as it will arrive, and everything to take it away with. */
export async function EmailPreview(audience: Audience) {
  const { id, name, email } = audience;
  const { content } = await renderEmail(audience);
  const file = `/emails/${id}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 pt-8 xl:grid-cols-[375px_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-4 md:grid-cols-[375px_minmax(0,1fr)] md:gap-x-7 xl:grid-cols-[minmax(0,1fr)]">
        <div>
          <h2 className="mb-4 text-2xl font-bold tracking-tight">{name}</h2>
          <InboxRow {...email} />
          <div className="mt-3 divide-y divide-line">
            <CountedText
              label={labels.subject}
              text={email.subject}
              limit={emailLimits.subject}
              copyLabel={labels.copySubject}
            />
            <CountedText
              label={labels.preview}
              text={email.preview}
              limit={emailLimits.preview}
              copyLabel={labels.copyPreview}
            />
          </div>
        </div>
        <section className="border-line max-md:border-t max-md:pt-4 xl:border-t xl:pt-4">
          <h3 className="label mb-3 text-muted">{takeAway.heading}</h3>
          <TakeAway
            file={file}
            fileName={`${site.name.toLowerCase()}-${id}`}
            providers={emailProviders.map((provider) => ({
              id: provider.id,
              name: provider.name,
              tags: mergeTags(provider, content),
            }))}
            words={takeAway}
            copyWords={copyWords}
          >
            <Link
              href={`${file}.html`}
              target="_blank"
              className={buttonStyles('tool', 'grow basis-36')}
            >
              {labels.open}
            </Link>
          </TakeAway>
        </section>
      </div>
      <section>
        <h3 className="sr-only">{labels.body}</h3>
        <EmailFrame src={`${file}.html`} title={`${labels.frame} ${name}`} words={view} />
      </section>
    </div>
  );
}
