import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { studioMany as words } from '@/content/words/studio-many';
import { maxTableSize, tableText } from '@/lib/studio/table';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Why the text can't be read as a table, if it can't. */
  fault?: string;
  children: React.ReactNode;
}

/** A box to paste a table into, or to drop its file on, and a button to open a file. */
export function TableInput({ text, onText, fault, children }: Props) {
  const id = useId();
  const [fileFault, setFileFault] = useState<string>();
  const sentence = fileFault ?? fault;

  function put(next: string) {
    setFileFault(undefined);
    onText(next);
  }

  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > maxTableSize) return setFileFault(words.unreadable.tooLarge);
    try {
      put(tableText(await file.arrayBuffer()));
    } catch {
      setFileFault(words.unreadable.noFile);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.paste}
      </label>
      <p id={`${id}-help`} className="text-sm text-muted">
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
        value={text}
        onChange={({ target }) => put(target.value)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          // Otherwise, the browser would open the file instead of the page.
          if (file) event.preventDefault();
          void open(file);
        }}
        className={clsx(
          'w-full min-w-0 rounded-sm border bg-input px-3 py-2 font-mono text-base text-text hover:border-text',
          sentence ? 'border-danger' : 'border-line',
        )}
      />
      <output id={`${id}-fault`} className="text-sm text-danger">
        {sentence}
      </output>
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonStyles(
            'tool',
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
          )}
        >
          <FileUp aria-hidden size={16} className="shrink-0" />
          {words.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt"
            className="sr-only"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // So that opening the same file again counts as a change.
              target.value = '';
            }}
          />
        </label>
        {children}
      </div>
    </div>
  );
}
