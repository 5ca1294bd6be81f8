'use client';

import { Clapperboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import type { Campaign, FilmName } from '@/content/schema';
import { studioFilm as words } from '@/content/words/studio-film';
import { FilmMisfit } from '@/lib/studio/compose-film';
import type { Lettering } from '@/lib/studio/draw';
import { canEncodeFilm, encodeFilm } from '@/lib/studio/encode-film';

interface Props {
  /** The edited campaign: the same object until a word changes. */
  campaign: Campaign;
  name: FilmName;
  /** What the film is called. Only read aloud, after what the button does. */
  label: string;
  /** The name of the saved film. */
  fileName: string;
  lettering: Lettering;
  /** Called with the film once it's saved. */
  onFilm?: (film: Blob) => void;
}

/** Makes a campaign's film in the browser and saves it. Shows the progress, and can be canceled. */
export function FilmEncoder({ campaign, name, label, fileName, lettering, onFilm }: Props) {
  const [unable, setUnable] = useState(false);
  const [progress, setProgress] = useState<{ done: number; of?: number }>();
  const [answer, setAnswer] = useState<{ text: string; to: Campaign }>();
  const making = useRef<AbortController>(undefined);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => () => making.current?.abort(), []);
  useEffect(() => {
    let here = true;
    void canEncodeFilm().then((can) => here && setUnable(!can));
    return () => void (here = false);
  }, []);

  async function make() {
    if (progress) return;
    making.current = new AbortController();
    const { signal } = making.current;
    setAnswer(undefined);
    setProgress({ done: 0 });
    const say = (text: string) => setAnswer({ text, to: campaign });
    try {
      const onProgress = (done: number, of: number) => setProgress({ done, of });
      const film = await encodeFilm(campaign, name, lettering, { signal, onProgress });
      saveFile(film, fileName);
      onFilm?.(film);
      say(words.saved);
    } catch (error) {
      if (signal.aborted) say(words.canceled);
      else say(error instanceof FilmMisfit ? `${words.misfit}\n${error.message}` : words.failed);
    }
    // The cancel button is about to disappear. Move the focus first, or it would be lost.
    if (document.activeElement === cancel.current) start.current?.focus();
    setProgress(undefined);
  }

  if (unable) return <p className="text-sm text-notice">{words.unable}</p>;
  const text = answer && answerNow(answer.text, answer.to === campaign);
  return (
    <>
      <button
        ref={start}
        type="button"
        aria-busy={progress !== undefined}
        onClick={() => void make()}
        className={buttonStyles('tool', 'needs-script w-full aria-busy:opacity-60')}
      >
        <Clapperboard aria-hidden size={16} className="shrink-0" />
        {words.make}
        <span className="sr-only">{` ${label}`}</span>
      </button>
      {/* The note, the progress and the result share one place, so that nothing below moves. */}
      <div className="needs-script mt-1 grid min-h-11 content-center text-sm leading-tight">
        {progress ? (
          <div className="flex items-center gap-3">
            <progress
              aria-label={`${words.making} ${label}`}
              value={progress.done}
              max={progress.of}
              className="h-1 min-w-0 grow bg-input forced-color-adjust-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-input [&::-webkit-progress-value]:bg-accent"
            />
            {progress.of !== undefined && (
              <span className="text-muted tabular-nums">
                {`${progress.done} ${words.of} ${progress.of} ${words.frames}`}
              </span>
            )}
            <button
              ref={cancel}
              type="button"
              onClick={() => making.current?.abort()}
              className={buttonStyles('tool')}
            >
              {words.cancel}
            </button>
          </div>
        ) : (
          !text && <p className="text-muted">{words.note}</p>
        )}
        <output
          className={`whitespace-pre-line wrap-anywhere ${text === words.saved ? 'text-good' : 'text-notice'}`}
        >
          {text}
        </output>
      </div>
    </>
  );
}

/** What to say now. Once the words have changed, only a saved film is still worth mentioning. */
function answerNow(text: string, current: boolean): string | undefined {
  if (current) return text;
  return text === words.saved ? words.changed : undefined;
}
