import { saveFile } from '@/components/ui/save-file';
import { studioDownload as words } from '@/content/words/studio/download';
import type { Task } from '@/lib/site/task';
import type { EditedOutput } from '@/lib/studio/download/downloads';
import type { FileOptions } from '@/lib/studio/download/make-file';
import { failureText } from '@/lib/studio/download/failure-text';

export type MakeOptions = Omit<FileOptions, keyof Task>;

/** Saves a file by itself. If it can't be made, returns why. */
export async function saveOne(
  file: EditedOutput,
  options: MakeOptions,
  { signal, onProgress }: Task,
) {
  const part = (done: number, of: number) => onProgress((100 * done) / of, 100);
  try {
    // On demand: it comes with an encoder for films.
    const { makeFile } = await import('@/lib/studio/download/make-file');
    saveFile(await makeFile(file, { ...options, signal, onProgress: part }), file.name);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return `${words.notSaved} ${failureText(error)}`;
  }
}
