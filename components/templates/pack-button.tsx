'use client';

import { Archive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';

export interface Packing {
  /** Aborting it cancels the packing, and nothing is saved. */
  signal: AbortSignal;
  /** Called with how many are done, including any that couldn't be packed. */
  onProgress: (done: number) => void;
}

interface Props {
  label: string;
  variant: 'tool' | 'mainTool';
  /** How many there are to pack. */
  count: number;
  note: string;
  words: Record<'packing' | 'unit' | 'of' | 'cancel' | 'saved' | 'canceled' | 'failed', string>;
  /** Packs and saves them. Returns what's wrong with the result, if anything is. Rejects if nothing could be saved. */
  pack: (packing: Packing) => Promise<string | undefined>;
}

/** A button that packs files into a ZIP, with the progress, a way to cancel, and the result. */
export function PackButton({ label, variant, count, note, words, pack }: Props) {
  const [done, setDone] = useState<number>();
  const [answer, setAnswer] = useState<string>();
  const packing = useRef<AbortController>(undefined);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => () => packing.current?.abort(), []);

  async function run() {
    if (done !== undefined) return;
    packing.current = new AbortController();
    const { signal } = packing.current;
    setAnswer(undefined);
    setDone(0);
    try {
      setAnswer((await pack({ signal, onProgress: setDone })) ?? words.saved);
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
        onClick={() => void run()}
        className={buttonStyles(variant, 'needs-script w-full aria-busy:opacity-60')}
      >
        <Archive aria-hidden size={16} className="shrink-0" />
        {label}
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
            <span className="text-muted">{`${done} ${words.of} ${count} ${words.unit}`}</span>
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
          !answer && <p className="text-muted">{note}</p>
        )}
        <output className={answer === words.saved ? 'text-good' : 'text-notice'}>{answer}</output>
      </div>
    </>
  );
}
