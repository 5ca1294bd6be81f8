import type { CampaignDocument } from '@/content/schema';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';

/** What the editor needs to know about a campaign: `/campaigns/<id>/campaign.json`. */
export interface CampaignData {
  document: CampaignDocument;
  /** How mail apps handle its email. Only Node can check that, and editing the words doesn't change it. */
  support: EmailCheck;
  /** The other audiences. */
  others: { id: string; name: string }[];
}
