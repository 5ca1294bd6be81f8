import { downloadZip } from 'client-zip';
import { missingFile } from '@/content/words/missing-file';
import { messageOf, nextTask, type Task } from '@/lib/site/task';

/** Some files of a ZIP, which are made together: all of them get in, or none. */
export interface Part {
  name: string;
  files: () => Promise<{ name: string; input: Blob | string }[]>;
}

/**
 * Packs files into a ZIP. Import it on demand: most people who look at a campaign don't pack it. A
 * part isn't made until it's needed, so that only one is in memory besides the ZIP. Parts that fail
 * are left out and listed in `missing`.
 * @returns no ZIP if every part fails. Rejects if `signal` aborts.
 */
export async function packZip(parts: readonly Part[], { signal, onProgress }: Task) {
  const missing: { name: string; reason: string }[] = [];

  async function* files() {
    for (const [index, { name, files: make }] of parts.entries()) {
      // One at a time: all of them at once would choke a phone.
      await nextTask();
      const made = await make().catch((error: unknown) => {
        missing.push({ name, reason: messageOf(error) });
        return [];
      });
      signal.throwIfAborted();
      yield* made;
      onProgress(index + 1, parts.length);
    }
    const list = missing.map(({ name, reason }) => `${name}: ${reason}`);
    const input = `${[missingFile.text, '', ...list].join('\n')}\n`;
    if (missing.length > 0) yield { name: missingFile.name, input };
  }

  const zip = await downloadZip(files()).blob();
  signal.throwIfAborted();
  return missing.length < parts.length ? { zip, missing } : { missing };
}
