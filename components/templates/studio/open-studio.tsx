import { fetchFile } from '@/components/ui/fetch-file';
import { campaignFile, letteringFile, studioStylesFile } from '@/lib/studio/addresses';
import type { CampaignData } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import { fieldsOf } from '@/lib/studio/fields';
import type { OpenedProps } from '../studio-slot';
import type { StudioParts } from './parts';
import { loadStyles } from './load-styles';
import { readStart } from './read-start';
import { Studio } from './studio';

/**
 * Loads what the editor needs for an audience's campaign, and any edits that already exist.
 * @returns the editor. Rejects if something doesn't arrive
 */
export async function openStudio(audience: string, parts: StudioParts) {
  const [data, lettering] = await Promise.all([
    fetchJson<CampaignData>(campaignFile({ id: audience })),
    fetchJson<Lettering>(letteringFile),
    loadStyles(studioStylesFile),
  ]);
  const fields = fieldsOf(data.document);
  const start = await readStart(data.document, fields);
  return function OpenedStudio(props: OpenedProps) {
    return <Studio {...props} {...{ data, lettering, fields, start, parts }} />;
  };
}

/** Reads one of the site's own files, whose type the build has checked. */
async function fetchJson<Content>(address: string): Promise<Content> {
  return JSON.parse(await (await fetchFile(address)).text());
}
