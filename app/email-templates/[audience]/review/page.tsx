import { EmailReview } from '@/components/templates/email/email-review';
import { audienceParams, findAudience, type AudienceProps } from '@/lib/audience-route';
import { emailReview } from '@/lib/email-review';
import { unlistedMetadata } from '@/lib/metadata';

export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function generateMetadata({ params }: AudienceProps) {
  return unlistedMetadata(emailReview(await findAudience(params)));
}

export default async function Page({ params }: AudienceProps) {
  return <EmailReview {...await findAudience(params)} />;
}
