import { saveFile } from '@/components/ui/save-file';
import { studioDownload as words } from '@/content/words/studio/download';
import type { Task } from '@/lib/site/task';
import type { CampaignDocument } from '@/content/schema';
import type { Edits } from '@/lib/campaign/edits/edits';
import type { Output } from '@/lib/campaign/outputs/output';
import type { DownloadChoice, EditedOutput } from '@/lib/studio/download/downloads';
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

interface ShownBoard {
  original: CampaignDocument;
  edits: Edits;
  choice: DownloadChoice;
  /** Whether a file is the one that the artboard shows. */
  isWanted: (file: Output) => boolean;
}

/** Saves what an artboard shows, as it's edited. If it can't be made, returns why. */
export async function saveShown(shown: ShownBoard, options: MakeOptions, task: Task) {
  const { original, edits, choice, isWanted } = shown;
  // On demand: the wall doesn't need to know what files there are.
  const downloads = await import('@/lib/studio/download/downloads').catch(failureText);
  if (typeof downloads === 'string') return `${words.notSaved} ${downloads}`;
  const files = downloads.filesOf([[downloads.editedVariant(original, edits)]], choice);
  const file = files.find(isWanted);
  return file ? saveOne(file, options, task) : words.notSaved;
}
