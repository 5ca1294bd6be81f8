import type { Campaign } from '@/content/schema';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import type { Lettering } from '@/lib/studio/draw';
import type { FieldGroup } from '@/content/schema/field';

/** What's different about the editor on each template page. */
export interface StudioParts {
  /** What the page shows of the edited campaign. */
  Sheet: React.ComponentType<{
    exported: Campaign;
    campaign: Campaign;
    support: EmailCheck;
    lettering: Lettering;
  }>;
  /** What it shows of each campaign when several are side by side. */
  Column: React.ComponentType<{ campaign: Campaign; lettering: Lettering }>;
  /** What it shows of each campaign that's made from a table's rows. */
  Row: React.ComponentType<{ campaign: Campaign; lettering: Lettering }>;
  /** The folder in a campaign's ZIP that has this page's files. */
  folder: 'ads' | 'email';
  /** The groups of fields that are open at first. */
  open: readonly FieldGroup[];
}
