import { memo } from 'react';
import { fetchFile } from '@/components/ui/fetch-file';
import { loadRenderer } from '@/lib/campaign/email/render-email';
import { outputAddress } from '@/lib/campaign/output-address';
import {
  campaignDataPath,
  letteringFile,
  studioStylesFile,
  type CampaignData,
} from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import { CampaignSheet } from '@/components/templates/ads/campaign-sheet';
import type { OpenedProps, StudioSlotProps } from '@/components/templates/studio-slot';
import { readStart } from './read-start';
import { AdsSummary, AdsThumbnail } from './ads-parts';
import { EditedEmail, EmailSummary, EmailThumbnail } from './email-parts';
import { Studio } from './studio';
import type { StudioParts } from './views';

const parts: Record<'ads' | 'email', StudioParts> = {
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

/**
 * Loads what the editor needs for an audience's campaign, and any edits that already exist.
 * @returns the editor. Rejects if something doesn't arrive
 */
export async function openStudio({ page, audience }: Pick<StudioSlotProps, 'page' | 'audience'>) {
  const [data, lettering] = await Promise.all([
    fetchJson<CampaignData>(outputAddress({ id: audience }, campaignDataPath)),
    fetchJson<Lettering>(letteringFile),
    loadStyles(studioStylesFile),
    page === 'email' && loadRenderer(),
  ]);
  const start = await readStart(data.document);
  return function OpenedStudio(props: OpenedProps) {
    return <Studio {...props} {...{ data, lettering, start }} parts={parts[page]} />;
  };
}

/** Reads one of the site's own files, whose type the build has checked. */
async function fetchJson<Content>(address: string): Promise<Content> {
  return JSON.parse(await (await fetchFile(address)).text());
}

/** Loads the editor's styles, once. Rejects if they don't arrive. */
function loadStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`link[href="${address}"]`)) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} didn't arrive.`));
    });
    document.head.append(link);
  });
}
