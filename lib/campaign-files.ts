/** A file to save: its address on this site, and the name that it's saved under. */
export interface CampaignFile {
  address: string;
  name: string;
}

/** The files of each campaign, by its audience's id. */
export type CampaignFiles = Record<string, CampaignFile[]>;

/** Where that's exported to. */
export const campaignFilesAddress = '/campaigns/files.json';
