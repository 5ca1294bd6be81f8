import { Shell } from '@/components/site/shell';
import { EmailReview } from '@/components/templates/email/email-review';
import { siteFooter } from '@/content/footers';
import { emailTemplates } from '@/content/words/email-templates';
import { audienceParams, findAudience, type AudienceProps } from '@/lib/audience-route';
import { emailReview } from '@/lib/email-review';
import { unlistedMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  return unlistedMetadata(emailReview(await findAudience(params)));
}

export default async function Page({ params }: AudienceProps) {
  return (
    <Shell theme={emailTemplates.theme} footer={siteFooter} current={emailTemplates.route}>
      <EmailReview {...await findAudience(params)} />
    </Shell>
  );
}
