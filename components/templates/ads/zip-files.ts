import { fetchFile } from '@/components/ui/fetch-file';

interface Options {
  /** Ends it: no ZIP is made. */
  signal: AbortSignal;
  /** Told after each file, arrived or not: how many are done. */
  onProgress: (done: number) => void;
  /** The name of the list of what is missing, added where something is, and what it says above the names. */
  missingFile: { name: string; text: string };
}

/**
 * Files of ours, fetched one after the other and packed into a ZIP. What does not arrive is left out and named; rejects
 * where nothing arrives, or `signal` ends it.
 */
export async function zipFiles(
  files: { href: string; name: string }[],
  { signal, onProgress, missingFile }: Options,
): Promise<{ zip: Blob; missing: string[] }> {
  // Fetched only now: most who look at a campaign do not pack it.
  const { downloadZip } = await import('client-zip');
  const arrived: { name: string; input: Blob }[] = [];
  const missing: string[] = [];
  for (const { href, name } of files) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: a phone's connection is not shared by twelve
      arrived.push({ name, input: await fetchFile(href, signal) });
    } catch {
      missing.push(name);
    }
    signal.throwIfAborted();
    onProgress(arrived.length + missing.length);
  }
  if (arrived.length === 0) throw new Error('None of the files arrived.');
  const list = `${[missingFile.text, '', ...missing].join('\n')}\n`;
  const note = missing.length > 0 ? [{ name: missingFile.name, input: list }] : [];
  return { zip: await downloadZip([...arrived, ...note]).blob(), missing };
}
