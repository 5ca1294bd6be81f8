import { useMemo } from 'react';
import { emailServices } from '@/content/email-services';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { emailPreviewFile } from '@/lib/campaign/email/files';
import { EmailView } from '../email/email-view';
import { mergeContent } from '../email/merge-content';
import { useSettings } from '../use-settings';
import { EmailRow } from './email-row';
import { useRenderedEmail } from './use-rendered-email';

const { labels, view } = emailTemplates;

const services = emailServices.map(({ id }) => id);

/** A campaign's email, in a column next to other campaigns: in an inbox, and as a phone shows it. */
export function EmailColumn({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const [{ scheme }] = useSettings(services);
  const email = useRenderedEmail(campaign);
  const merge = useMemo(() => mergeContent(campaign), [campaign]);
  return (
    <>
      <EmailRow campaign={campaign} />
      {email && (
        <EmailView
          src={emailPreviewFile(audience)}
          title={`${labels.frame} ${audience.name}`}
          width={375}
          scheme={scheme}
          merge={merge}
          write={email.write}
          note={view.notes[scheme]}
          failed={view.failed}
          className=""
          frameClassName="h-[2400px]"
        />
      )}
    </>
  );
}
