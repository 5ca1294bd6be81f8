import { downloadZip } from 'client-zip';
import { messageOf, nextTask, type Task } from '@/lib/site/task';
import type { Packed } from '@/lib/site/zip';

/** A file of a ZIP. */
export interface Part {
  /** Its place there. */
  name: string;
  /** @param packed what's in the ZIP so far */
  make: (packed: Packed) => Promise<Blob | string>;
}

/**
 * Packs files into a ZIP. Import it on demand: most people who look at a campaign don't pack it. A
 * file isn't made until it's needed, so that only one is in memory besides the ZIP. Files that fail
 * are left out, and those made after them know. One with the same bytes as another one isn't there again.
 * @returns no ZIP if every file fails. Rejects if `signal` aborts.
 */
export async function packZip(parts: readonly Part[], { signal, onProgress }: Task) {
  const missing: { name: string; reason: string }[] = [];
  const twins = new Map<string, string>();
  const places = new Map<string, string>();

  async function* files() {
    for (const [index, { name, make }] of parts.entries()) {
      // One at a time: all of them at once would choke a phone.
      await nextTask();
      const input = await make({ missing, twins }).catch((error: unknown) => {
        missing.push({ name, reason: messageOf(error) });
      });
      signal.throwIfAborted();
      if (input !== undefined) {
        const digest = await digestOf(input);
        const twin = places.get(digest);
        if (twin === undefined) yield { name, input };
        else twins.set(name, twin);
        places.set(digest, twin ?? name);
      }
      onProgress(index + 1, parts.length);
    }
  }

  const zip = await downloadZip(files()).blob();
  signal.throwIfAborted();
  return missing.length < parts.length ? { zip, missing } : { missing };
}

async function digestOf(input: Blob | string): Promise<string> {
  const bytes = await new Blob([input]).arrayBuffer();
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
