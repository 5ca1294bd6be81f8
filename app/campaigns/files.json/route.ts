import { campaigns } from '@/lib/campaigns';
import { downloadsOf } from '@/lib/campaign/outputs';
import type { FileList } from '@/lib/file-list';

export const dynamic = 'force-static';

/** See `fileListAddress`. */
export function GET() {
  const files: FileList = Object.fromEntries(
    campaigns.map((campaign) => [
      campaign.audience.id,
      downloadsOf(campaign).map(({ address, name }) => ({ address, name })),
    ]),
  );
  return Response.json(files);
}
