import { packZip } from '@/components/campaign/pack-zip';
import { saveFile } from '@/components/ui/save-file';
import { zipWords as words } from '@/content/words/zip';
import { fetchFile, fetchJson } from '@/lib/site/fetch-file';
import { type FileList, fileListAddress } from '@/lib/site/file-list';
import type { Task } from '@/lib/site/task';

/**
 * Saves a campaign's files as one ZIP.
 * @param audience the campaign to pack. By default, all of them, in a folder each.
 * @returns a sentence for the person if files are missing
 */
export async function saveCampaign(fileName: string, task: Task, audience?: string) {
  const { signal } = task;
  const list = await fetchJson<FileList>(fileListAddress, signal);
  const parts = Object.entries(list).flatMap(([id, entries]) =>
    (audience && id !== audience ? [] : entries).map(({ address, place }) => ({
      name: audience ? place : `${id}/${place}`,
      make: () => fetchFile(address, signal),
    })),
  );
  const { zip, missing } = await packZip(parts, task);
  if (!zip) return words.failed;
  saveFile(zip, fileName);
  if (missing.length === 0) return undefined;
  return `${words.missing} ${missing.map(({ name }) => name).join(', ')}`;
}
