import { Choice } from '@/components/ui/select';
import { encodingNames } from '@/content/words/studio/encodings';
import { studioMany as words } from '@/content/words/studio/many';
import type { ReadOptions } from '@/lib/studio/rows/files/table-file';
import { keysOf } from '../store/view';
import type { OpenedTable } from './use-table-files';

interface OpenedFileProps {
  table: OpenedTable;
  onChoose: (choice: Pick<ReadOptions, 'encoding' | 'sheet'>) => void;
}

/** How many lines show whether an encoding is right, and how long each may be. */
const mostLines = 4;
const longestLine = 200;

/** How an opened file was read, if it could be read in another way, too. */
export function OpenedFile({ table, onChoose }: OpenedFileProps) {
  const { text, encoding, sheet, sheets = [] } = table;
  if (sheet !== undefined && sheets.length > 1)
    return (
      <Choice
        label={words.sheet}
        options={sheets.map((name) => [name, name] as const)}
        value={sheet}
        onChange={(name) => onChoose({ sheet: name })}
      />
    );
  if (!encoding) return null;
  return (
    <section className="rounded-sm border border-line p-3">
      <p>{`${words.readAs} ${encodingNames[encoding]}:`}</p>
      <ul className="mt-2 font-mono text-sm [overflow-wrap:anywhere]">
        {tellingLines(text).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines can be alike
          <li key={index}>{line}</li>
        ))}
      </ul>
      <Choice
        label={words.looksWrong}
        options={keysOf(encodingNames).map((name) => [name, encodingNames[name]] as const)}
        value={encoding}
        onChange={(name) => onChoose({ encoding: name })}
      />
    </section>
  );
}

/** The first lines with letters that another encoding would change. */
function tellingLines(text: string): string[] {
  const lines = text.slice(0, 100_000).split(/\r\n|\r|\n/);
  const telling = lines.filter((line) => /[^\0-\u007f]/.test(line));
  return telling.slice(0, mostLines).map((line) => line.slice(0, longestLine));
}
