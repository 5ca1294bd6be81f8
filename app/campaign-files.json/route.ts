import { audiences } from '@/lib/campaigns';
import { campaignFiles } from '@/lib/campaign/ads/campaign-files';

export const dynamic = 'force-static';

/** Every campaign's files, by the audience's id, for the ZIPs. */
export function GET() {
  return Response.json(
    Object.fromEntries(audiences.map((audience) => [audience.id, campaignFiles(audience)])),
  );
}
