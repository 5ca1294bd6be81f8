import { saveFile } from '@/components/ui/save-file';
import { studioMany } from '@/content/words/studio-many';
import type { Task } from '@/components/templates/campaign-context';
import type { MissingPart, Part } from '@/components/templates/pack-zip';
import { TaskButton } from '@/components/templates/task-button';

const { zip: words, missingFile, more } = studioMany;

/** The most rows that a message names. The list in the ZIP has all of them. */
const mostNamed = 10;

interface Props<Row> {
  rows: readonly Row[];
  /** Makes a row's files. They go into a folder of the ZIP. */
  makeFiles: (row: Row, signal: AbortSignal) => ReturnType<Part['files']>;
  fileName: string;
  label: string;
  note: string;
}

/** Saves all files of all rows as one ZIP. */
export function DownloadRows<Row extends { id: string; name: string }>({
  rows,
  makeFiles,
  fileName,
  ...rest
}: Props<Row>) {
  async function run(task: Required<Task>) {
    task.onProgress(0, rows.length);
    const parts = rows.map((row) => ({
      name: row.name,
      files: async () => {
        const files = await makeFiles(row, task.signal);
        return files.map(({ name, input }) => ({ name: `${row.id}/${name}`, input }));
      },
    }));
    const { packZip } = await import('@/components/templates/pack-zip');
    const { zip, missing } = await packZip(parts, { ...task, missingFile });
    if (!zip) return `${words.noneMade} ${listed(missing)}`;
    saveFile(zip, fileName);
    return missing.length > 0 ? `${words.missing} ${listed(missing)}` : undefined;
  }

  return (
    <TaskButton
      {...rest}
      variant="mainTool"
      words={{ ...words, working: words.packing }}
      run={run}
    />
  );
}

function listed(missing: readonly MissingPart[]): string {
  const named = missing.slice(0, mostNamed).map(({ name, reason }) => `${name} (${reason})`);
  const rest = missing.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} ${more}`] : [])].join(', ');
}
