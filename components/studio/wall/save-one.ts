import { saveFile } from '@/components/ui/save-file';
import { studioDownload as words } from '@/content/words/studio/download';
import { messageOf, type Task } from '@/lib/site/task';
import { type EditedOutput, type FileOptions, makeFile } from '@/lib/studio/download/downloads';

export type MakeOptions = Omit<FileOptions, keyof Task>;

/** Saves a file by itself. If it can't be made, returns why. */
export async function saveOne(
  file: EditedOutput,
  options: MakeOptions,
  { signal, onProgress }: Task,
) {
  const part = (done: number, of: number) => onProgress((100 * done) / of, 100);
  try {
    saveFile(await makeFile(file, { ...options, signal, onProgress: part }), file.name);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return `${words.noneMade}\n${failureText(error)}`;
  }
}

/** Why a file couldn't be made, and what to do: what helps depends on whether it's the network. */
export function failureText(error: unknown): string {
  if (!window.navigator.onLine) return words.offline;
  const { name } = error instanceof Error ? error : new Error();
  // What browsers and the bundler throw for a request that failed.
  const isNetwork = ['ChunkLoadError', 'TimeoutError', 'TypeError'].includes(name);
  return isNetwork ? words.notArrived : messageOf(error);
}
