import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { campaignOf } from '@/content/campaigns';
import { email as shared } from '@/content/email';
import { emailServices, mergeFieldLabels, servicesChecked } from '@/content/email-services';
import type { Audience } from '@/content/schema';
import { emailLimits } from '@/content/schema/email';
import { brand } from '@/content/brand';
import { emailTemplates } from '@/content/words/email-templates';
import { copyButtonText, copyWords } from '@/content/words/templates';
import type { EmailCheck } from '@/lib/campaign/email/checks';
import { emailFile, emailPreviewFile } from '@/lib/campaign/email/files';
import { mergeTags } from '@/lib/campaign/email/merge-tags';
import { emailText } from '@/lib/campaign/email/text';
import { CopyableText } from './copyable-text';
import { EmailExports } from './email-exports';
import { EmailFrame } from './email-frame';
import { InboxRow } from './inbox-row';

const { labels, view, exportPanel, checks: checkWords } = emailTemplates;

interface Props {
  audience: Audience;
  checks: EmailCheck[];
}

/** An email as recipients will see it, with everything needed to export it. */
export function EmailPreview({ audience, checks }: Props) {
  const { id, name, email } = audience;
  const text = emailText(campaignOf(audience));
  const preview = emailPreviewFile(audience);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 pt-4 md:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-10 print:grid-cols-[minmax(0,1fr)_336px]">
      {/* Stays in view next to the email. The margin leaves room for the focus ring. */}
      <div className="desk:sticky desk:top-[calc(var(--bar)+0.5rem)] desk:-m-2 desk:max-h-[calc(100dvh-var(--bar)-1rem)] desk:self-start desk:overflow-y-auto desk:p-2 print:static print:max-h-none">
        <InboxRow {...email} />
        <div className="mt-2 divide-y divide-line border-b border-line">
          <CopyableText
            label={labels.subject}
            text={email.subject}
            limit={emailLimits.subject}
            copyLabel={labels.copySubject}
          />
          <CopyableText
            label={labels.preview}
            text={email.preview}
            limit={emailLimits.preview}
            copyLabel={labels.copyPreview}
          />
        </div>
        <section className="pt-4 print:hidden">
          <h3 className="label mb-2 text-muted">{exportPanel.heading}</h3>
          <EmailExports
            file={emailFile(audience)}
            fileName={`${brand.name.toLowerCase()}-${id}`}
            providers={emailServices.map((service) => ({
              id: service.id,
              name: service.name,
              tags: mergeTags(service, text, shared, mergeFieldLabels),
              sources: service.sources,
              setup: service.setup,
            }))}
            checks={checks}
            checkedOn={servicesChecked}
            words={exportPanel}
            checkWords={checkWords}
            copyWords={copyWords}
            copiedWord={copyButtonText.copied}
          >
            <Link href={preview} target="_blank" className={buttonStyles('tool', 'max-sm:px-1')}>
              {labels.open}
            </Link>
          </EmailExports>
        </section>
      </div>
      <section>
        <h3 className="sr-only">{labels.body}</h3>
        <EmailFrame
          src={preview}
          title={`${labels.frame} ${name}`}
          services={emailServices.map(({ id: service }) => service)}
          words={view}
        />
      </section>
    </div>
  );
}
