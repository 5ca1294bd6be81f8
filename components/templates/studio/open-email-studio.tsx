import { loadRenderer } from '@/lib/campaign/email/render-email';
import { EmailColumn } from './email-column';
import { EmailRow } from './email-row';
import { EmailStage } from './email-stage';
import { openStudio } from './open-studio';

/** Loads the editor for the email page. Rejects if something doesn't arrive. */
export async function openEmailStudio(audience: string) {
  await loadRenderer();
  return openStudio(audience, {
    Sheet: EmailStage,
    Column: EmailColumn,
    Row: EmailRow,
    folder: 'email',
    open: ['campaign', 'email'],
  });
}
