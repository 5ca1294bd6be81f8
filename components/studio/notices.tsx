import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { studio as words } from '@/content/words/studio';
import type { ReadDraft } from '@/lib/studio/draft';
import type { StudioState } from './use-studio';

interface Props {
  studio: StudioState;
  start: ReadDraft;
}

/** Whether the edits are kept, and what a person has to know or decide about the draft. */
export function Notices({ studio: { saving }, start }: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  const { state, keep, take } = saving;
  const { differences, isUnreadable } = start;
  return (
    <div className="grid gap-2 border-line bg-background px-3 text-sm not-empty:border-b not-empty:py-2">
      {state === 'conflict' && (
        <div role="alert" className={notice}>
          <p>{words.saving.conflict}</p>
          <button type="button" onClick={keep} className={buttonStyles('tool', 'px-3')}>
            {words.saving.mine}
          </button>
          <button type="button" onClick={take} className={buttonStyles('tool', 'px-3')}>
            {words.saving.theirs}
          </button>
        </div>
      )}
      {state === 'refused' && (
        <p role="alert" className="text-notice">
          {words.saving.refused}
        </p>
      )}
      {!isDismissed && (isUnreadable || differences.length > 0) && (
        <div role="alert" className={notice}>
          {isUnreadable && <p>{words.saving.unreadable}</p>}
          {differences.length > 0 && <p>{words.differences.heading}</p>}
          <ul className="list-disc pl-4">
            {differences.map(({ kind, name }) => (
              <li key={`${kind} ${name}`} className="wrap-anywhere">
                <b>{name}</b>
                {`: ${words.differences[kind]}.`}
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => setIsDismissed(true)}
            className={buttonStyles('tool', 'px-4')}
          >
            {words.differences.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}

const notice = 'flex flex-wrap items-center gap-3 border-l-2 border-notice pl-3';
