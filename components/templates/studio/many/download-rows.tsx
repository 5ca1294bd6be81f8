import { saveFile } from '@/components/ui/save-file';
import { studioMany } from '@/content/words/studio-many';
import type { TableRow } from '@/lib/studio/rows';
import { PackButton, type Packing } from '../../pack-button';
import { type MissingRow, type RowFile, zipRows } from './zip-rows';

const { zip: words, missingFile, more } = studioMany;

/** The most rows that a message names. The list in the ZIP has all of them. */
const mostNamed = 10;

interface Props {
  rows: readonly TableRow[];
  makeFiles: (row: TableRow, signal: AbortSignal) => Promise<RowFile[]>;
  /** The name of the saved ZIP. */
  fileName: string;
  label: string;
  /** What's in it. */
  note: string;
}

/** Saves all files of all rows as one ZIP. */
export function DownloadRows({ rows, makeFiles, fileName, label, note }: Props) {
  async function pack(packing: Packing) {
    const { zip, missing } = await zipRows(rows, makeFiles, { ...packing, missingFile });
    if (!zip) return `${words.noneMade} ${listed(missing)}`;
    saveFile(zip, fileName);
    return missing.length > 0 ? `${words.missing} ${listed(missing)}` : undefined;
  }

  return (
    <PackButton
      label={label}
      variant="mainTool"
      count={rows.length}
      note={note}
      words={words}
      pack={pack}
    />
  );
}

function listed(missing: readonly MissingRow[]): string {
  const named = missing.slice(0, mostNamed).map(({ name, reason }) => `${name} (${reason})`);
  const rest = missing.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} ${more}`] : [])].join(', ');
}
