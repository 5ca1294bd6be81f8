import { documents } from '@/content/campaigns';
import { type AudienceProps, audienceParams, findAudience } from '@/lib/site/audience-route';
import { emailReport } from '@/lib/build/email-report';
import { campaignOf } from '@/lib/campaigns';
import type { CampaignData } from '@/lib/studio/campaign-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = audienceParams;

export async function GET(_: Request, { params }: AudienceProps) {
  const audience = await findAudience(params);
  const document = documents.find((each) => each.audience.id === audience.id) ?? documents[0];
  const { support } = await emailReport(campaignOf(audience));
  return Response.json({ document, support } satisfies CampaignData);
}
