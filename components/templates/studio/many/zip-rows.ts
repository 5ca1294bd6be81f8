import type { TableRow } from '@/lib/studio/rows';
import type { Packing } from '../../pack-button';

/** A file of a row: its path in the row's folder, and its content. */
export interface RowFile {
  name: string;
  input: Blob | string;
}

/** A row whose files couldn't be made. */
export interface MissingRow {
  name: string;
  reason: string;
}

interface Options extends Packing {
  /** The list of what's missing, added only if something is: its name, and the text above the rows. */
  missingFile: { name: string; text: string };
}

/**
 * Packs the files of each row, in a folder each. A row isn't made until it's needed, so that only one row's files are in
 * memory besides the ZIP. Rows that fail are left out and listed in `missing`.
 * @returns no ZIP if every row fails. Rejects if `signal` aborts.
 */
export async function zipRows(
  rows: readonly TableRow[],
  makeFiles: (row: TableRow, signal: AbortSignal) => Promise<RowFile[]>,
  { signal, onProgress, missingFile }: Options,
): Promise<{ zip?: Blob; missing: MissingRow[] }> {
  // Loaded only now: most people who look at rows don't download them.
  const { downloadZip } = await import('client-zip');
  const missing: MissingRow[] = [];

  async function* files() {
    for (const [index, row] of rows.entries()) {
      // oxlint-disable no-await-in-loop -- one at a time: all of them at once wouldn't fit in a phone's memory
      await nextTask();
      signal.throwIfAborted();
      const made = await makeFiles(row, signal).catch((error: unknown) => {
        missing.push({ name: row.name, reason: messageOf(error) });
        return [];
      });
      // oxlint-enable no-await-in-loop
      signal.throwIfAborted();
      for (const { name, input } of made) yield { name: `${row.id}/${name}`, input };
      onProgress(index + 1);
    }
    const list = missing.map(({ name, reason }) => `${name}: ${reason}`);
    const input = `${[missingFile.text, '', ...list].join('\n')}\n`;
    if (missing.length > 0) yield { name: missingFile.name, input };
  }

  const zip = await downloadZip(files()).blob();
  signal.throwIfAborted();
  return missing.length < rows.length ? { zip, missing } : { missing };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Lets the page show the progress and respond to clicks. A hidden page has nothing to show, and its timers are slow. */
async function nextTask() {
  if (document.visibilityState === 'visible') await new Promise((resolve) => setTimeout(resolve));
}
