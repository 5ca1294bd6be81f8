import { fetchFile } from '@/components/ui/fetch-file';
import { campaignListFile, type PackedFile } from '@/lib/campaign/ads/files';

interface Options {
  /** Aborting it cancels the download, and no ZIP is made. */
  signal: AbortSignal;
  /** Called after each file, whether it arrived or not, with how many are done. */
  onProgress: (done: number) => void;
  /** The list of what's missing, added only if something is: its name, and the text above the file names. */
  missingFile: { name: string; text: string };
}

/**
 * Fetches the files of a campaign, or of all campaigns in a folder each, one by one and packs them into a ZIP. Files that
 * fail are left out and listed in `missing`. Rejects if all of them fail or `signal` aborts.
 */
export async function zipCampaigns(
  audience: string | undefined,
  { signal, onProgress, missingFile }: Options,
): Promise<{ zip: Blob; missing: string[] }> {
  // Loaded only now: most people who look at a campaign don't pack it.
  const { downloadZip } = await import('client-zip');
  const arrived: { name: string; input: Blob }[] = [];
  const missing: string[] = [];
  for (const { href, name } of await listFiles(audience, signal)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: dozens of downloads at once would choke a phone's connection
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

async function listFiles(audience: string | undefined, signal: AbortSignal): Promise<PackedFile[]> {
  const list = await fetchFile(campaignListFile, signal);
  const campaigns: Record<string, PackedFile[]> = JSON.parse(await list.text());
  if (audience) return campaigns[audience] ?? [];
  return Object.entries(campaigns).flatMap(([id, files]) =>
    files.map(({ href, name }) => ({ href, name: `${id}/${name}` })),
  );
}
