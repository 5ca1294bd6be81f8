'use client';

import { Archive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { zipFiles } from './zip-files';

interface Props {
  files: { href: string; name: string }[];
  /** The name of the saved ZIP. */
  fileName: string;
  /** What is in the ZIP in place of files that did not arrive: the name of a list of them, and what it says. */
  missingFile: { name: string; text: string };
  words: Record<'zip' | 'packing' | 'of' | 'files' | 'cancel' | Answer, string>;
}

type Answer = 'saved' | 'missing' | 'cancelled' | 'failed';

/** Saves files as one ZIP, packed here from what is exported; says how far it is, and what did not arrive. */
export function ZipButton({ files, fileName, missingFile, words }: Props) {
  const [done, setDone] = useState<number>();
  const [answer, setAnswer] = useState<{ kind: Answer; names?: string[] }>();
  const packing = useRef<AbortController>(undefined);
  useEffect(() => () => packing.current?.abort(), []);

  async function pack() {
    if (done !== undefined) return;
    packing.current = new AbortController();
    const { signal } = packing.current;
    setAnswer(undefined);
    setDone(0);
    try {
      const { zip, missing } = await zipFiles(files, { signal, missingFile, onProgress: setDone });
      saveFile(zip, fileName);
      setAnswer(missing.length > 0 ? { kind: 'missing', names: missing } : { kind: 'saved' });
    } catch {
      setAnswer({ kind: signal.aborted ? 'cancelled' : 'failed' });
    }
    setDone(undefined);
  }

  const busy = done !== undefined;
  return (
    <>
      <button
        type="button"
        aria-busy={busy}
        onClick={() => void pack()}
        className={buttonStyles('mainTool', 'needs-script w-full aria-busy:opacity-60')}
      >
        <Archive aria-hidden size={16} className="shrink-0" />
        {words.zip}
      </button>
      {busy && (
        <div className="mt-2 flex items-center gap-3 text-sm">
          <progress
            aria-label={words.packing}
            value={done}
            max={files.length}
            className="h-1 min-w-0 grow accent-accent"
          />
          <span className="text-muted">{`${done} ${words.of} ${files.length} ${words.files}`}</span>
          <button
            type="button"
            onClick={() => packing.current?.abort()}
            className={buttonStyles('tool')}
          >
            {words.cancel}
          </button>
        </div>
      )}
      <output className="mt-2 block text-sm empty:hidden">
        {answer && [words[answer.kind], answer.names?.join(', ')].filter(Boolean).join(' ')}
      </output>
    </>
  );
}
