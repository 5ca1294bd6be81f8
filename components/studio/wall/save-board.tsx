import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { studioDownload as words } from '@/content/words/studio/download';
import { isEmailHtml } from '@/lib/campaign/outputs/output';
import type { Artboard, Snapshot } from './artboard';
import { saveShown } from './save-one';
import { useSecondPress } from '../download/use-second-press';
import { findLastDayProblem } from '@/lib/studio/text/last-day';
import { editsOf, emailImagesOf, useActions } from '../store';
import { letteringOf, pictureToDo } from '../store/drawing-selectors';

interface Props {
  file: NonNullable<Artboard['file']>;
  /** Of the artboard. */
  name: string;
  /** What it shows. Once that has changed, what was said about the last file is gone. */
  snapshot: Snapshot;
}

/** Saves the file that an artboard shows. A film's artboard has a button of its own. */
export function SaveBoard({ file, name, snapshot }: Props) {
  const [result, setResult] = useState<{ text: string; snapshot?: Snapshot }>();
  const { current } = useActions();
  const working = useRef<AbortController>(undefined);
  useEffect(() => () => working.current?.abort(), []);
  const warning = findLastDayProblem(snapshot.campaign)?.sentence;
  const { isAsked, ask } = useSecondPress(warning);
  const label = isAsked ? words.saveAnyway : words.board[file.type];
  const answer = result && result.snapshot === snapshot ? result.text : '';

  async function save() {
    if (working.current) return;
    const question = ask();
    if (question) {
      setResult({ text: question, snapshot });
      return;
    }
    const { signal } = (working.current = new AbortController());
    setResult({ text: words.board.working, snapshot });
    const { original, view } = current();
    const problem = await saveShown(
      {
        original,
        edits: editsOf(current()),
        choice: {
          kind: 'everything',
          serviceId: view.service,
          emailImages: emailImagesOf(current()),
        },
        isWanted: (output) =>
          file.type === 'email' ? isEmailHtml(output) : output.path === file.path,
      },
      { lettering: letteringOf(current()), hasPreheader: view.preheader },
      { signal, onProgress() {} },
    );
    working.current = undefined;
    const toDo = file.type === 'email' ? pictureToDo(current()) : undefined;
    const savedNote = [words.one.saved, toDo].filter(Boolean).join(' ');
    setResult({ text: problem ?? savedNote, snapshot });
  }

  return (
    // No wider than the artboard.
    <div className="w-0 min-w-full">
      <button
        type="button"
        aria-label={`${label}: ${name}`}
        onClick={() => void save().catch(() => {})}
        className={buttonStyles('quietTool', '-ml-2 text-left!')}
      >
        <Download aria-hidden size={16} className="shrink-0" />
        <span>{label}</span>
      </button>
      <output
        className={`block whitespace-pre-line text-sm ${answer === words.one.saved ? '' : 'text-notice'}`}
      >
        {answer}
      </output>
    </div>
  );
}
