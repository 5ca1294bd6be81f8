'use client';

import { fetchFile, fetchJson } from '@/lib/site/fetch-file';
import { saveFile } from '@/components/ui/save-file';
import { zipWords as words } from '@/content/words/zip';
import { type FileList, fileListAddress } from '@/lib/site/file-list';
import { TaskButton } from '@/components/campaign/task-button';
import type { Task } from '@/lib/site/task';

interface Props {
  /** The campaign to pack. By default, all of them, in a folder each. */
  audience?: string;
  count: number;
  fileName: string;
}

/** Saves a campaign's files as one ZIP, with the email for the service that's chosen. */
export function ZipButton({ audience, count, fileName }: Props) {
  async function run(task: Task) {
    const { signal } = task;
    const chosen = new URLSearchParams(window.location.search).get('service');
    task.onProgress(0, count);
    const list = await fetchJson<FileList>(fileListAddress, signal);
    const files = Object.entries(list).flatMap(([id, entries]) => {
      if (audience && id !== audience) return [];
      return entries
        .filter(({ service }) => !service || service === chosen)
        .map(({ address, places }) => ({
          address,
          places: places.map((place) => (audience ? place : `${id}/${place}`)),
        }));
    });
    const parts = files.map(({ address, places }) => ({
      name: places[0] ?? address,
      files: async () => {
        const input = await fetchFile(address, signal);
        return places.map((name) => ({ name, input }));
      },
    }));
    const { packZip } = await import('@/components/campaign/pack-zip');
    const { zip, missing } = await packZip(parts, task);
    if (!zip) return words.failed;
    saveFile(zip, fileName);
    if (missing.length === 0) return undefined;
    return `${words.missing} ${missing.map(({ name }) => name).join(', ')}`;
  }

  return (
    <TaskButton
      label={audience ? words.zip : words.zipAll}
      variant={audience ? 'mainTool' : 'tool'}
      note={`${count} ${words.zipNote}`}
      words={words}
      run={run}
    />
  );
}
