import { campaigns } from '@/lib/campaigns';
import { downloadsOf } from '@/lib/campaign/outputs';
import type { CampaignFiles } from '@/lib/campaign-files';

export const dynamic = 'force-static';

/** Every campaign's files, for the ZIPs. A page fetches it when it's needed, so no page has to carry the list. */
export function GET() {
  const files: CampaignFiles = Object.fromEntries(
    campaigns.map((campaign) => [
      campaign.audience.id,
      downloadsOf(campaign).map(({ address, name }) => ({ address, name })),
    ]),
  );
  return Response.json(files);
}
