import { useMemo } from 'react';
import { emailServices } from '@/content/email-services';
import type { Campaign } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { outputAddress } from '@/lib/campaign/output-address';
import { EmailView } from '../email/email-view';
import { mergeContent } from '../email/merge-content';
import { useSettings } from '../use-settings';
import { EmailThumbnail } from './email-thumbnail';
import { useRenderedEmail } from './use-rendered-email';

const { labels, view } = emailTemplates;

const services = emailServices.map(({ id }) => id);

/** A campaign's email, next to other campaigns: in an inbox, and as a phone shows it. */
export function EmailSummary({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const [{ scheme }] = useSettings(services);
  const email = useRenderedEmail(campaign);
  const merge = useMemo(() => mergeContent(campaign), [campaign]);
  return (
    <>
      <EmailThumbnail campaign={campaign} />
      {email && (
        <EmailView
          src={outputAddress(audience, 'email-preview.html')}
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
