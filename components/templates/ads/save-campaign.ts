import { saveFile } from '@/components/ui/save-file';
import { zipWords as words } from '@/content/words/zip';
import { withMissing } from '@/lib/campaign/outputs/html';
import { fetchFile, fetchJson } from '@/lib/site/fetch-file';
import { type FileList, fileListAddress } from '@/lib/site/file-list';
import { packZip } from '@/lib/site/pack-zip';
import type { Task } from '@/lib/site/task';

/**
 * Saves a campaign's files as one ZIP.
 * @param audience the campaign to pack. By default, all of them, in a folder each.
 * @returns a sentence for the person if files are missing
 */
export async function saveCampaign(fileName: string, task: Task, audience?: string) {
  const list = await fetchJson<FileList>(fileListAddress, task.signal);
  const files = Object.entries(list).flatMap(([id, entries]) => {
    if (audience && id !== audience) return [];
    const root = audience ? '' : `${id}/`;
    return entries.map(({ address, place }) => ({ address, root, place: root + place }));
  });
  const { zip, missing } = await packZip(
    files,
    async ({ address, root, place }, { packed, signal }) => {
      const file = await fetchFile(address, signal);
      if (place !== `${root}README.html`) return file;
      const twins = Array.from(packed.twins, ([copy, twin]) => ({
        place: copy,
        reason: `${words.sameAs} ${twin}.`,
      }));
      const absent = [...packed.missing, ...twins].filter(({ place: at }) => at.startsWith(root));
      return withMissing(await file.text(), absent, words.absent);
    },
    task,
  );
  if (!zip) return words.failed;
  saveFile(zip, fileName);
  if (missing.length === 0) return undefined;
  return `${words.missing} ${missing.map(({ place }) => place).join(', ')}`;
}
