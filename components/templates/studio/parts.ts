import { memo } from 'react';
import type { Campaign } from '@/content/schema';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import type { FieldGroup } from '@/content/schema/field';
import { CampaignSheet } from '../ads/campaign-sheet';
import { AdsSummary, AdsThumbnail } from './ads-parts';
import { EditedEmail, EmailSummary, EmailThumbnail } from './email-parts';

/** What's different about the editor on each template page. */
export interface StudioParts {
  /** What the page shows of the edited campaign: drawn only when the campaign follows. */
  Edited: React.ComponentType<{ campaign: Campaign; support: EmailCheck }>;
  /** What it shows of each campaign when several are side by side. */
  Summary: React.ComponentType<{ campaign: Campaign }>;
  /** What it shows of each campaign that's made from a table's rows. */
  Thumbnail: React.ComponentType<{ campaign: Campaign }>;
  /** The page's own files, by path. Not films: each takes as long as all the others. */
  files: RegExp;
  /** The groups of fields that are open at first. */
  open: readonly FieldGroup[];
}

export const parts: Record<'ads' | 'email', StudioParts> = {
  ads: {
    Edited: memo(CampaignSheet),
    Summary: AdsSummary,
    Thumbnail: AdsThumbnail,
    files: /^(?!email|films)/,
    open: ['campaign', 'fear'],
  },
  email: {
    Edited: EditedEmail,
    Summary: EmailSummary,
    Thumbnail: EmailThumbnail,
    files: /^email/,
    open: ['campaign', 'email'],
  },
};
