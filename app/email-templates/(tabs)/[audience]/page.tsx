import { EmailPanel } from '@/components/templates/email/email-panel';
import { emailTemplates } from '@/content/words/email-templates';
import { audienceParams, findAudience, type AudienceProps } from '@/lib/site/audience-route';
import { templateMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  return templateMetadata(emailTemplates, await findAudience(params));
}

export default async function Page({ params }: AudienceProps) {
  return <EmailPanel {...await findAudience(params)} />;
}
