import { downloadZip } from 'client-zip';
import type { MissingFile, PackedFiles } from '@/lib/campaign/outputs/output';
import { messageOf, nextTask, type Task } from './task';

/** A file to be put into a ZIP, by its place there. */
interface Packable {
  place: string;
}

/** Makes a file. It's told what's in the ZIP so far, and it may report how much of it is done. */
type Render<File> = (file: File, context: Task & { packed: PackedFiles }) => Promise<Blob | string>;

/**
 * Packs files into a ZIP. Import it on demand: most people who look at a campaign don't pack it. A
 * file isn't made until it's needed, so that only one is in memory besides the ZIP. Files that fail
 * are left out, and those made after them know. One with the same bytes as another one isn't there again.
 * @returns no ZIP if every file fails. Rejects if `signal` aborts.
 */
export async function packZip<File extends Packable>(
  files: readonly File[],
  render: Render<File>,
  { signal, onProgress }: Task,
): Promise<{ zip?: Blob; missing: readonly MissingFile[] }> {
  const missing: MissingFile[] = [];
  const twins = new Map<string, string>();
  const places = new Map<string, string>();

  async function* rendered() {
    for (const [index, file] of files.entries()) {
      // One at a time: all of them at once would choke a phone.
      await nextTask();
      const { place } = file;
      const input = await render(file, {
        signal,
        onProgress: (done, of) => onProgress(index + done / of, files.length),
        packed: { missing, twins },
      }).catch((error: unknown) => {
        missing.push({ place, reason: messageOf(error) });
      });
      signal.throwIfAborted();
      if (input !== undefined) {
        const digest = await digestOf(input);
        const twin = places.get(digest);
        if (twin === undefined) yield { name: place, input };
        else twins.set(place, twin);
        places.set(digest, twin ?? place);
      }
      onProgress(index + 1, files.length);
    }
  }

  const zip = await downloadZip(rendered()).blob();
  signal.throwIfAborted();
  return missing.length < files.length ? { zip, missing } : { missing };
}

async function digestOf(input: Blob | string): Promise<string> {
  const bytes = await new Blob([input]).arrayBuffer();
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
