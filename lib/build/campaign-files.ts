import { documents } from '@/content/campaigns';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { outputsOf } from '@/lib/campaign/outputs';
import { campaignDataPath, type CampaignData } from '@/lib/studio/campaign-data';
import { emailReport } from './email-report';
import { renderer } from './renderer';

/** Every file in a campaign's folder of the export: its outputs, and its data for the studio. */
export function exportedFiles(campaign: Campaign) {
  return [
    ...outputsOf(campaign).map(({ path, type, make }) => ({
      path,
      type,
      make: () => make(renderer),
    })),
    {
      path: campaignDataPath,
      type: 'application/json',
      make: async () => JSON.stringify(await campaignData(campaign)),
    },
  ];
}

async function campaignData(campaign: Campaign): Promise<CampaignData> {
  const document = documents[campaigns.indexOf(campaign)] ?? documents[0];
  const { support } = await emailReport(campaign);
  return { document, support };
}
