'use client';

import { Download } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { saveFile } from '@/components/ui/save-file';
import type { Campaign, CampaignDocument } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio-many';
import {
  columnName,
  exampleTable,
  type Base,
  rowDocument,
  type Rows,
  rowsOf,
} from '@/lib/studio/rows';
import { resolve } from '@/lib/campaign/resolve';
import { applyVariant, type Variant } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import { readTable } from '@/lib/studio/table';
import type { Part } from '@/components/templates/pack-zip';
import { DownloadRows } from './download-rows';
import { RowPreviews } from './row-previews';
import { TableInput } from './table-input';

interface Props {
  document: CampaignDocument;
  edits: Variant;
  /** What a row's preview shows, for example an inbox row or a picture. */
  renderRow: (campaign: Campaign) => React.ReactNode;
  /** Makes all files of one campaign, each with its name. Rejects if `signal` aborts. */
  makeFiles: (campaign: Campaign, signal: AbortSignal) => ReturnType<Part['files']>;
  fileName: string;
}

/**
 * Makes a variant of the campaign from each row of a table: previews of all, and all their files in
 * one ZIP.
 */
export function ManyAtOnce({ document, edits, renderRow, makeFiles, fileName }: Props) {
  const fields = fieldsOf(document);
  const heading = useId();
  const [text, setText] = useState('');
  const [table, start] = [useDeferredValue(text), useDeferredValue(edits)];
  const base = useMemo((): Base => ({ document, edits: start }), [document, start]);
  const result = useMemo(() => rowsIn(table, base), [table, base]);
  const { rows, faults, tokens } = result;

  function saveExample() {
    const example = exampleTable(applyVariant(document, edits));
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
      <RowFaults faults={faults} tokens={tokens} />
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
  const none = { rows: [], faults: [], tokens: [] };
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

/**
 * The most faults that are listed. With more than that, someone has to check the whole table
 * anyway.
 */
const mostListed = 50;

/** What's wrong with a table's rows and columns. */
function RowFaults({ faults, tokens }: Pick<Rows, 'faults' | 'tokens'>) {
  const rest = faults.length - mostListed;
  return (
    <>
      {tokens.length > 0 && (
        <p className="text-sm wrap-anywhere text-notice">{`${words.tokens} ${tokens.join(', ')}`}</p>
      )}
      {faults.length > 0 && (
        <section className="text-sm">
          <h3 className="label text-muted">{words.toFix}</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {faults.slice(0, mostListed).map(({ row, column, reason }) => (
              <li key={`${row} ${column} ${reason}`} className="py-1.5 wrap-anywhere">
                <span className="font-semibold">
                  {[`${words.row} ${row}`, ...(column === undefined ? [] : [column])].join(', ')}
                </span>
                {`: ${reason}`}
              </li>
            ))}
            {rest > 0 && <li className="py-1.5 text-muted">{`${rest} ${words.more}`}</li>}
          </ul>
        </section>
      )}
    </>
  );
}
