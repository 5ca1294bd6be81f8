import type { Audience } from '@/content/schema';
import { EmailPreview } from './email-preview';
import { EmailSupport } from './email-support';

/** Everything about one audience's email. */
export function EmailPanel(audience: Audience) {
  return (
    <>
      <EmailPreview {...audience} />
      <EmailSupport {...audience} />
    </>
  );
}
