'use client';

import { Archive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { missingFile, zipWords as words } from '@/content/words/zip';
import { zipCampaigns } from './zip-campaigns';

interface Props {
  /** The campaign to pack. By default, all of them. */
  audience?: string;
  /** How many files it has. */
  count: number;
  /** The name of the saved ZIP. */
  fileName: string;
}

/**
 * Saves a campaign's exported files as one ZIP, packed in the browser. Shows the progress, and lists the files that couldn't
 * be fetched.
 */
export function ZipButton({ audience, count, fileName }: Props) {
  const [done, setDone] = useState<number>();
  const [answer, setAnswer] = useState<string>();
  const packing = useRef<AbortController>(undefined);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => () => packing.current?.abort(), []);

  async function pack() {
    if (done !== undefined) return;
    packing.current = new AbortController();
    const { signal } = packing.current;
    setAnswer(undefined);
    setDone(0);
    try {
      const options = { signal, missingFile, onProgress: setDone };
      const { zip, missing } = await zipCampaigns(audience, options);
      saveFile(zip, fileName);
      setAnswer(missing.length > 0 ? `${words.missing} ${missing.join(', ')}` : words.saved);
    } catch {
      setAnswer(signal.aborted ? words.canceled : words.failed);
    }
    // The cancel button is about to disappear. Move the focus first, or it would be lost.
    if (document.activeElement === cancel.current) start.current?.focus();
    setDone(undefined);
  }

  const busy = done !== undefined;
  return (
    <>
      <button
        ref={start}
        type="button"
        aria-busy={busy}
        onClick={() => void pack()}
        className={buttonStyles(
          audience ? 'mainTool' : 'tool',
          'needs-script w-full aria-busy:opacity-60',
        )}
      >
        <Archive aria-hidden size={16} className="shrink-0" />
        {audience ? words.zip : words.zipAll}
      </button>
      {/* The note, the progress and the result share one place, so that nothing below moves. */}
      <div className="needs-script mt-1 grid min-h-11 content-center text-sm leading-tight">
        {busy ? (
          <div className="flex items-center gap-3">
            <progress
              aria-label={words.packing}
              value={done}
              max={count}
              className="h-1 min-w-0 grow bg-input forced-color-adjust-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-input [&::-webkit-progress-value]:bg-accent"
            />
            <span className="text-muted">{`${done} ${words.of} ${count} ${words.files}`}</span>
            <button
              ref={cancel}
              type="button"
              onClick={() => packing.current?.abort()}
              className={buttonStyles('tool')}
            >
              {words.cancel}
            </button>
          </div>
        ) : (
          !answer && <p className="text-muted">{`${count} ${words.zipNote}`}</p>
        )}
        <output className={answer === words.saved ? 'text-good' : 'text-notice'}>{answer}</output>
      </div>
    </>
  );
}
