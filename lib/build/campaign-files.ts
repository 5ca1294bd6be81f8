import { emailServices } from '@/content/email-services';
import { documents } from '@/content/campaigns';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { downloadsOf, outputsOf, serviceOutputs } from '@/lib/campaign/outputs';
import type { FileList } from '@/lib/file-list';
import { campaignDataPath, type CampaignData } from '@/lib/studio/campaign-data';
import { emailReport } from './email-report';
import { renderer } from './renderer';

/** Those that an email can be exported for. The first in the list is for whoever has none. */
const services = emailServices.slice(1);

/** What a visitor can save: every file that has a name. */
export const fileList = (): FileList =>
  Object.fromEntries(
    campaigns.map((campaign) => [
      campaign.audience.id,
      [
        ...downloadsOf(campaign).map(({ address, name }) => ({ address, name })),
        ...services.flatMap((service) =>
          serviceOutputs(campaign, service).map(({ address, name = '' }) => ({
            address,
            name,
            service: service.id,
          })),
        ),
      ],
    ]),
  );

/**
 * Every file in a campaign's folder of the export: its outputs, its email for each service, and its
 * data for the studio.
 */
export function exportedFiles(campaign: Campaign) {
  return [
    ...[
      ...outputsOf(campaign),
      ...services.flatMap((service) => serviceOutputs(campaign, service)),
    ].map(({ path, type, make }) => ({
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
