import { packZip } from '@/lib/site/pack-zip';
import { saveFile } from '@/components/ui/save-file';
import { zipWords as words } from '@/content/words/zip';
import { fetchFile, fetchJson } from '@/lib/site/fetch-file';
import { type FileList, fileListAddress } from '@/lib/site/file-list';
import type { Task } from '@/lib/site/task';
import { type Packed, withMissing } from '@/lib/site/zip';

/**
 * Saves a campaign's files as one ZIP.
 * @param audience the campaign to pack. By default, all of them, in a folder each.
 * @returns a sentence for the person if files are missing
 */
export async function saveCampaign(fileName: string, task: Task, audience?: string) {
  const { signal } = task;
  const list = await fetchJson<FileList>(fileListAddress, signal);
  const parts = Object.entries(list).flatMap(([id, entries]) => {
    if (audience && id !== audience) return [];
    const folder = audience ? '' : `${id}/`;
    const here = ({ name }: { name: string }) => name.startsWith(folder);
    return entries.map(({ address, place }) => ({
      name: folder + place,
      async make({ missing, twins }: Packed) {
        const file = await fetchFile(address, signal);
        if (place !== 'README.html') return file;
        const same = Array.from(twins, ([name, twin]) => ({
          name,
          reason: `${words.sameAs} ${twin}.`,
        }));
        return withMissing(await file.text(), [...missing, ...same].filter(here), words.absent);
      },
    }));
  });
  const { zip, missing } = await packZip(parts, task);
  if (!zip) return words.failed;
  saveFile(zip, fileName);
  if (missing.length === 0) return undefined;
  return `${words.missing} ${missing.map(({ name }) => name).join(', ')}`;
}
