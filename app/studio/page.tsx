import { CampaignsPage } from '@/components/studio/campaigns/campaigns-page';
import { studio } from '@/content/words/studio/studio';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { unlistedMetadata } from '@/lib/site/metadata';

export const metadata = unlistedMetadata({ ...words, route: studio.route });

export default function Page() {
  return <CampaignsPage />;
}
