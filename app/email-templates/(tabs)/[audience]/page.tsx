import { EmailPanel } from '@/components/templates/email/email-panel';
import { emailTemplates } from '@/content/words/email-templates';
import { audienceParams, findAudience, type AudienceProps } from '@/lib/audience-route';
import { templateMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  return templateMetadata(emailTemplates, await findAudience(params));
}

export default async function Page({ params }: AudienceProps) {
  return <EmailPanel {...await findAudience(params)} />;
}
