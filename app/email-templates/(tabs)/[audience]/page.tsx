import { EmailPanel } from '@/components/templates/email/email-panel';
import { emailTemplates } from '@/content/words/email-templates';
import { audienceParams, type AudienceProps, routeCampaign } from '@/lib/site/audience-route';
import { templateMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  const { audience } = await routeCampaign(params);
  return templateMetadata(emailTemplates, audience);
}

export default async function Page({ params }: AudienceProps) {
  return <EmailPanel campaign={await routeCampaign(params)} />;
}
