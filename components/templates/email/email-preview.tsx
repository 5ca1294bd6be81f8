import { Link } from '@/components/site/link';
import { servicesChecked } from '@/content/market/email-services';
import { inboxes } from '@/content/market/inboxes';
import type { Campaign } from '@/content/schema';
import { basePath } from '@/lib/campaign/document/base-path';
import { emailTemplates } from '@/content/words/email-templates';
import { dayIn } from '@/lib/campaign/document/day';
import type { Check } from '@/lib/campaign/document/problem';
import { outputAddress, outputName } from '@/lib/campaign/document/output-address';
import { listTool } from '../list-tool';
import { CopyableText } from './copyable-text';
import { EmailExports } from './email-exports';
import { EmailView } from './email-view';
import { InboxPicker } from './inbox-picker';
import { inboxProps, mergeContent } from '@/components/templates/shared/merge-content';
import { Summary } from '@/components/ui/disclosure';
import { Download, Mail } from 'lucide-react';

const { labels, view, exportPanel, checks: checkWords } = emailTemplates;

/** An email as recipients will see it, with everything needed to export it. */
export function EmailPreview({
  campaign,
  checks,
}: {
  campaign: Campaign;
  checks: readonly Check[];
}) {
  const { audience } = campaign;
  const { name, email } = audience;
  const preview = outputAddress(audience, 'email-preview.html');
  const merge = mergeContent(campaign);
  return (
    <>
      {/* Not in the grid below, because what sticks there would slide over it. */}
      <div className="grid gap-x-10 gap-y-2 border-b border-line py-1.5 md:grid-cols-2">
        <CopyableText label={labels.subject} text={email.subject} copyLabel={labels.copySubject} />
        <CopyableText label={labels.preview} text={email.preview} copyLabel={labels.copyPreview} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 pt-3 md:grid-cols-[minmax(0,1fr)_19rem] md:pt-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-10 print:grid-cols-[336px_minmax(0,1fr)]">
        {/* Without JavaScript, the email can't be measured: this height fits a long one. */}
        <section
          id="email"
          className="[&_iframe]:h-[calc(3600px/var(--lettering))] sm:[&_iframe]:h-[calc(2700px/var(--lettering))] md:[&_iframe]:h-[calc(3600px/var(--lettering))] xl:[&_iframe]:h-[calc(2700px/var(--lettering))]"
        >
          <h3 className="sr-only">{labels.body}</h3>
          <EmailView src={preview} title={`${labels.frame} ${name}`} merge={merge} words={view} />
        </section>
        {/* It scrolls with the page, and stays when its end has come into view. */}
        <div className="md:sticky md:bottom-0 md:min-h-[calc(100dvh-var(--bar))] md:self-end print:static">
          <section id="inbox">
            <h3 className="sr-only">{labels.inbox}</h3>
            <InboxPicker inboxes={inboxes} label={labels.inbox} {...inboxProps(campaign, merge)} />
          </section>
          <section id="export" className="pt-4 print:hidden">
            <h3 className="label mb-2 text-muted">{exportPanel.heading}</h3>
            <EmailExports
              file={{
                address: outputAddress(audience, 'email'),
                name: outputName(campaign, 'email'),
              }}
              services={merge.services}
              checkedOn={dayIn(campaign.brand.locale, servicesChecked)}
              checks={checks}
              words={{ ...exportPanel, checks: checkWords }}
              tagsSummary={<Summary>{exportPanel.tags}</Summary>}
              icon={<Download aria-hidden size={16} className="shrink-0" />}
            >
              {/* The link adds the base path itself. */}
              <Link href={preview.slice(basePath.length)} target="_blank" className={listTool}>
                <Mail aria-hidden size={16} className="shrink-0" />
                {labels.open}
              </Link>
            </EmailExports>
          </section>
        </div>
      </div>
    </>
  );
}
