import { Download, FileUp } from 'lucide-react';
import { useId } from 'react';
import { Choice } from '@/components/ui/select';
import { Disclosure } from '@/components/ui/disclosure';
import { saveFile } from '@/components/ui/save-file';
import { studioMany as words } from '@/content/words/studio/many';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { columnName, knownNames } from '@/lib/studio/rows/columns';
import type { Problem } from '@/lib/campaign/document/problem';
import { numberedRows } from '@/lib/studio/rows/row-names';
import { renameColumn } from '@/lib/studio/rows/table';
import { exampleTable } from '@/lib/studio/rows/example-table';
import { areAlike } from '@/lib/studio/rows/rows';
import { noRows, type Rows } from '@/lib/studio/rows/table-rows';
import { FileButton } from '../file-button';
import { Problems } from '../text/problems';
import { areRowsRead, rowBase, useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';
import { OpenedFile } from './opened-file';
import { useTableFiles } from './use-table-files';

/** The table that rows come from, pasted, dropped or opened, and what's wrong with it. */
export function RowsTable() {
  const table = useStudio(({ draft }) => draft.table);
  const base = useStudio(rowBase);
  const isRead = useStudio(areRowsRead);
  // What was wrong with another table is no longer true.
  const result = useStudio((state) => (isRead ? state.rows : noRows));
  // It stays while the rows are read anew, so that the keyboard can stay in it.
  const { nameColumns = [], nameColumn = numberedRows } = useStudio((state) => state.rows);
  const { settle, nameRowsBy } = useActions();
  const id = useId();
  const { fileFault, reading, put, open, opened, readAgain } = useTableFiles();
  const sentence = fileFault ?? result.fault;
  const fields = typedFieldsOf(base.document);
  const problems = reading > 0 ? [] : result.problems;

  function saveExample() {
    const example = exampleTable(applyVariant(base.document, base.edits));
    saveFile(new Blob([example], { type: 'text/csv' }), words.exampleFile);
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted">{words.intro}</p>
      <label htmlFor={id} className="font-semibold">
        {words.paste}
      </label>
      <p id={`${id}-help`} className="text-muted">
        {words.pasteHelp}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help ${id}-fault`}
        aria-invalid={sentence !== undefined}
        autoComplete="off"
        spellCheck={false}
        wrap="off"
        rows={6}
        value={table}
        onBlur={settle}
        onChange={({ target }) => put(target.value)}
        onDrop={(event) => {
          const { files } = event.dataTransfer;
          if (files.length === 0) return;
          // Otherwise, the browser would open the file instead of the page.
          event.preventDefault();
          void open([...files]);
        }}
        className={`w-full min-w-0 rounded-sm border bg-input px-3 py-2 font-mono text-base hover:border-text ${sentence ? 'border-danger' : 'border-line'}`}
      />
      <output id={`${id}-fault`} className="text-danger">
        {sentence}
      </output>
      <div className="grid grid-cols-2 gap-2">
        <FileButton
          accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.htm,.html,image/png,image/jpeg,image/webp"
          isSeveral
          onFiles={(files) => void open(files)}
        >
          <FileUp aria-hidden size={16} className="shrink-0" />
          {words.file}
        </FileButton>
        <ToolButton onClick={saveExample}>
          <Download aria-hidden size={16} className="shrink-0" />
          {words.example}
        </ToolButton>
      </div>
      {opened && <OpenedFile table={opened} onChoose={readAgain} />}
      {nameColumns.length > 0 && (
        <Choice
          label={words.nameRows}
          options={[
            ...nameColumns.map((column) => [column, column] as const),
            [numberedRows, words.numberRows] as const,
          ]}
          value={nameColumn}
          onChange={nameRowsBy}
        />
      )}
      <output className="font-semibold">
        {reading > 0
          ? `${words.reading} ${reading}`
          : isRead
            ? `${summaryOf(result)} ${areAlike(result, base) ? words.alike : ''}`.trim()
            : table && words.readingTable}
      </output>
      {result.tokens.length > 0 && (
        <p className="text-muted">
          {`${words.tokens} ${result.tokens.map((name) => `{${name.toLowerCase()}}`).join(', ')}`}
        </p>
      )}
      <Problems title={words.campaign} problems={problems.filter(({ row }) => row === undefined)} />
      <Problems title={words.toFix} problems={problems.flatMap(withLocation)} />
      {problems.length > 0 && result.suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {result.suggestions.flatMap(({ column, fields: names }) =>
            names.map((name) => (
              <ToolButton
                key={`${column} ${name}`}
                onClick={() => {
                  put(renameColumn(table, { from: column, to: name }, knownNames(fields)));
                  settle();
                }}
              >
                {`${words.useColumn[0]} “${column}” ${words.useColumn[1]} “${name}”`}
              </ToolButton>
            )),
          )}
        </div>
      )}
      <Disclosure summary={words.columns}>
        <p className="text-muted">{words.columnsNote}</p>
        <ul className="mt-1">
          {fields.map((field) => (
            <li key={field.path}>{columnName(fields, field)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** A problem as the list has it: by `Row 4, Subject line`, or by `Column “Subject”` of the header. */
function withLocation({ row, label, sentence, level }: Problem): Problem[] {
  const place =
    row === 1
      ? `${words.column} “${label}”`
      : [`${words.row} ${row}`, label].filter(Boolean).join(', ');
  return row === undefined ? [] : [{ path: '', label: place, sentence, level }];
}

/** `Rows ready: 18. Rows left out: 1.` */
function summaryOf({ rows, leftOut, rowsAbove = 0 }: Rows): string {
  const header = rowsAbove > 0 ? rowsAbove + 1 : 0;
  const counts = [
    [words.headerRow, header],
    [words.ready, rows.length],
    [words.leftOut, leftOut],
  ] as const;
  return counts.flatMap(([label, count]) => (count > 0 ? `${label} ${count}.` : [])).join(' ');
}
