import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { campaignOf } from '@/content/campaigns';
import { email as shared } from '@/content/email';
import { emailServices, mergeFieldLabels } from '@/content/email-services';
import { inboxes } from '@/content/inboxes';
import type { Audience } from '@/content/schema';
import { emailLimits } from '@/content/schema/email';
import { brand } from '@/content/brand';
import { emailTemplates } from '@/content/words/email-templates';
import { copyButtonText, copyWords } from '@/content/words/templates';
import { mergeTags } from '@/lib/campaign/email/merge-tags';
import { emailReview } from '@/lib/email-review';
import { emailText } from '@/lib/campaign/email/text';
import { LinkWithSettings } from '../link-with-settings';
import { CountedText } from './counted-text';
import { EmailExports } from './email-exports';
import { EmailFrame } from './email-frame';
import { InboxPicker } from './inbox-picker';
import { mergeContent } from './merge-content';

const { labels, view, inbox: inboxWords, exportPanel } = emailTemplates;

/** An email as recipients will see it, with everything needed to export it. */
export function EmailPreview(audience: Audience) {
  const { id, name, email } = audience;
  const text = emailText(campaignOf(audience));
  const file = `/emails/${id}`;
  const merge = mergeContent(audience);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 pt-4 md:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-10 print:grid-cols-[minmax(0,1fr)_336px]">
      {/* Stays in view next to the email. The margin leaves room for the focus ring. */}
      <div className="desk:sticky desk:top-[calc(var(--bar)+0.5rem)] desk:-m-2 desk:max-h-[calc(100dvh-var(--bar)-1rem)] desk:self-start desk:overflow-y-auto desk:p-2 print:static print:max-h-none">
        <InboxPicker
          inboxes={inboxes.items}
          label={labels.inbox}
          sender={brand.name}
          subject={email.subject}
          preview={email.preview}
          arrived={labels.arrived}
          words={inboxWords}
          merge={merge}
        />
        <div className="mt-2 divide-y divide-line border-b border-line">
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
        <section className="pt-4 print:hidden">
          <h3 className="label mb-2 text-muted">{exportPanel.heading}</h3>
          <EmailExports
            file={file}
            fileName={`${brand.name.toLowerCase()}-${id}`}
            providers={emailServices.map((service) => ({
              id: service.id,
              name: service.name,
              tags: mergeTags(service, text, shared, mergeFieldLabels),
            }))}
            words={exportPanel}
            copyWords={copyWords}
            copiedWord={copyButtonText.copied}
          >
            <Link
              href={`${file}.html`}
              target="_blank"
              className={buttonStyles('tool', 'max-sm:px-1')}
            >
              {labels.open}
            </Link>
            <LinkWithSettings
              href={emailReview(audience).route}
              className={buttonStyles('tool', 'max-sm:px-1')}
            >
              {labels.review}
            </LinkWithSettings>
          </EmailExports>
          {email.testimonial.sample && (
            <p className="mt-3 border-l-2 border-notice pl-3 text-sm text-notice">
              {shared.words.sample}
            </p>
          )}
        </section>
      </div>
      <section>
        <h3 className="sr-only">{labels.body}</h3>
        <EmailFrame
          src={`${file}.html`}
          title={`${labels.frame} ${name}`}
          merge={merge}
          words={view}
        />
      </section>
    </div>
  );
}
