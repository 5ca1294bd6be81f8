import type { Audience, CampaignDocument } from '@/content/schema';
import { basePath } from '@/lib/campaign/base-path';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import { fetchJson } from '@/lib/site/fetch-file';

/** What the studio needs to know about a campaign. */
export interface CampaignData {
  document: CampaignDocument;
  /** How mail apps handle its email: only Node can check that, and no edit changes it. */
  support: EmailCheck;
}

export const campaignDataAddress = ({ id }: Pick<Audience, 'id'>) =>
  `${basePath}/studio/${id}/campaign.json`;

/** Gets a campaign as it's exported. */
export const fetchCampaign = (audience: Pick<Audience, 'id'>) =>
  fetchJson<CampaignData>(campaignDataAddress(audience));

/** Where the typeface of the pictures is exported to, for the studio. */
export const letteringFile = `${basePath}/studio/typeface.json`;
