'use client';

import { Download } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { saveFile } from '@/components/ui/save-file';
import type { Campaign, CampaignDocument } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio-many';
import { columnName } from '@/lib/studio/columns';
import { resolve } from '@/lib/campaign/resolve';
import { applyVariant, type Variant } from '@/lib/studio/edits';
import { exampleTable } from '@/lib/studio/example-table';
import type { Field } from '@/lib/studio/fields';
import { type Base, rowDocument, type Rows, rowsOf } from '@/lib/studio/rows';
import { readTable } from '@/lib/studio/table';
import type { Part } from '../../pack-zip';
import { DownloadRows } from './download-rows';
import { RowFaults } from './row-faults';
import { RowPreviews } from './row-previews';
import { TableInput } from './table-input';

interface Props {
  /** The exported campaign that's being edited. */
  document: CampaignDocument;
  fields: readonly Field[];
  /** The edits of the variant that's shown. */
  edits: Variant;
  /** What a row's preview shows, for example an inbox row or a picture. */
  renderRow: (campaign: Campaign) => React.ReactNode;
  /** Makes all files of one campaign, each with its name. Rejects if `signal` aborts. */
  makeFiles: (campaign: Campaign, signal: AbortSignal) => ReturnType<Part['files']>;
  /** The name of the saved ZIP. */
  fileName: string;
}

/** Makes a variant of the campaign from each row of a table: previews of all, and all their files in one ZIP. */
export function ManyAtOnce({ document, fields, edits, renderRow, makeFiles, fileName }: Props) {
  const heading = useId();
  const [text, setText] = useState('');
  const [table, start] = [useDeferredValue(text), useDeferredValue(edits)];
  const base = useMemo((): Base => ({ document, fields, edits: start }), [document, fields, start]);
  const result = useMemo(() => rowsIn(table, base), [table, base]);
  const { rows, faults, ignored } = result;

  function saveExample() {
    const example = exampleTable(applyVariant(document, fields, edits), fields);
    saveFile(new Blob([example], { type: 'text/csv' }), words.exampleFile);
  }

  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={heading} className="text-lg font-semibold">
          {words.heading}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{words.intro}</p>
      </div>
      <TableInput text={text} onText={setText} fault={result.fault}>
        <button type="button" onClick={saveExample} className={buttonStyles('tool')}>
          <Download aria-hidden size={16} className="shrink-0" />
          {words.example}
        </button>
      </TableInput>
      <Disclosure summary={words.columns}>
        <p className="text-muted">{words.columnsNote}</p>
        <ul className="mt-1 columns-[14rem]">
          {fields.map((field) => (
            <li key={field.path} className="break-inside-avoid">
              {columnName(fields, field)}
            </li>
          ))}
        </ul>
      </Disclosure>
      <output className="text-sm font-semibold">{summaryOf(result)}</output>
      <RowFaults faults={faults} ignored={ignored} />
      {rows.length > 0 && (
        <>
          <div>
            <DownloadRows
              rows={rows}
              makeFiles={(row, signal) => makeFiles(resolve(rowDocument(base, row)), signal)}
              fileName={fileName}
              label={words.zip.zip}
              note={`${rows.length} ${rows.length === 1 ? words.zip.noteOfOne : words.zip.note}`}
            />
          </div>
          <RowPreviews base={base} rows={rows} renderRow={renderRow} />
        </>
      )}
    </section>
  );
}

function rowsIn(text: string, base: Base): Rows & { fault?: string } {
  const none = { rows: [], faults: [], ignored: [] };
  if (text.trim() === '') return none;
  const table = readTable(text);
  if ('fault' in table) return { ...none, fault: words.unreadable[table.fault] };
  return rowsOf(table.cells, base);
}

/** `18 rows ready. 1 row left out.` */
function summaryOf({ rows, faults }: Rows): string {
  // The first row is the header.
  const left = new Set(faults.map(({ row }) => row).filter((row) => row > 1)).size;
  return [
    ...(rows.length > 0 ? [`${counted(rows.length)} ${words.ready}`] : []),
    ...(left > 0 ? [`${counted(left)} ${words.leftOut}`] : []),
  ].join(' ');
}

function counted(count: number): string {
  return `${count} ${count === 1 ? words.oneRow : words.rows}`;
}
