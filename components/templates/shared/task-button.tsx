'use client';

import { Archive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import type { Task } from '@/lib/site/task';

interface Props {
  label: React.ReactNode;
  variant?: 'tool' | 'mainTool';
  note: string;
  /**
   * `working` names the progress bar. Without `of`, progress is only a number and its unit: `18%`.
   * `failed` is said if `run` rejects.
   */
  words: Record<'working' | 'unit' | 'cancel' | 'saved' | 'canceled' | 'failed', string> & {
    of: string | undefined;
  };
  /** Does the work and saves the result. Returns what's wrong with it, if anything is. */
  run: (task: Task) => Promise<string | undefined>;
  /** What to say about the result once `subject` has changed. */
  outdated?: { subject: unknown; saved: string };
}

/** A button for work that takes a while, with the progress, a way to cancel, and the result. */
export function TaskButton(props: Props) {
  const { label, variant = 'tool', note, words, run, outdated } = props;
  const [progress, setProgress] = useState<Pick<Props, 'label'> & { done: number; of?: number }>();
  const [result, setResult] = useState<{ text: string; subject: unknown }>();
  const working = useRef<AbortController>(undefined);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => () => working.current?.abort(), []);

  async function work() {
    if (progress) return;
    working.current = new AbortController();
    const { signal } = working.current;
    const say = (text: string) => setResult({ text, subject: outdated?.subject });
    setResult(undefined);
    setProgress({ label, done: 0 });
    start.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
    try {
      const onProgress = (done: number, of: number) => setProgress({ label, done, of });
      // Canceling doesn't wait for what can't be stopped, such as a script that's still loading.
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      say((await Promise.race([run({ signal, onProgress }), aborted])) ?? words.saved);
    } catch {
      say(signal.aborted ? words.canceled : words.failed);
    }
    // The cancel button is about to disappear. Move the focus first, or it would be lost.
    if (document.activeElement === cancel.current) start.current?.focus();
    setProgress(undefined);
  }

  // Once the subject has changed, only something that was saved is still worth mentioning.
  const isCurrent = result?.subject === outdated?.subject;
  const answer = isCurrent ? result?.text : result?.text === words.saved && outdated?.saved;
  return (
    <>
      <button
        ref={start}
        type="button"
        aria-busy={progress !== undefined}
        onClick={() => void work()}
        className={buttonStyles(variant, 'needs-script w-full max-w-md aria-busy:opacity-60')}
      >
        <Archive aria-hidden size={16} className="shrink-0" />
        {/* Of what's being made, even if something else is chosen meanwhile. */}
        <span>{progress ? progress.label : label}</span>
      </button>
      {/* The note, the progress and the result share one place, so that nothing below moves. */}
      <div className="needs-script mt-1 grid min-h-11 content-center text-sm leading-tight">
        {progress ? (
          <div className="flex items-center gap-3">
            <progress
              aria-label={words.working}
              value={progress.done}
              max={progress.of}
              className="h-1 min-w-0 grow accent-text"
            />
            {progress.of !== undefined && (
              <span className="shrink-0 text-muted tabular-nums">
                {words.of
                  ? `${Math.floor(progress.done)} ${words.of} ${progress.of} ${words.unit}`
                  : `${Math.floor(progress.done)}${words.unit}`}
              </span>
            )}
            <button
              ref={cancel}
              type="button"
              onClick={() => working.current?.abort()}
              className={buttonStyles('tool', 'shrink-0')}
            >
              {words.cancel}
            </button>
          </div>
        ) : (
          !answer && <p className="text-muted">{note}</p>
        )}
        <output
          // An answer can have a line for each of several texts.
          className={`whitespace-pre-line ${answer === words.saved ? '' : 'text-notice'}`}
        >
          {answer}
        </output>
      </div>
    </>
  );
}
