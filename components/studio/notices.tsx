import { useState } from 'react';
import { studio as words } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import type { ReadDraft } from '@/lib/studio/draft';
import { ToolButton } from './tool-button';
import { useWorkspace } from './use-workspace';

/** Whether the edits are kept, and what a person has to know or decide about the draft. */
export function Notices() {
  const { studio, start, link, leaveReview } = useWorkspace();
  const [isDismissed, setIsDismissed] = useState(false);
  const { state, keep, take } = studio.saving;
  const { differences, isUnreadable } = start;
  return (
    <div className="grid gap-2 border-line bg-background px-3 text-sm not-empty:border-b not-empty:py-2">
      {state === 'conflict' && (
        <div role="alert" className={notice}>
          <p>{words.saving.conflict}</p>
          <ToolButton onClick={keep}>{words.saving.mine}</ToolButton>
          <ToolButton onClick={take}>{words.saving.theirs}</ToolButton>
        </div>
      )}
      {state === 'refused' && (
        <p role="alert" className="text-notice">
          {words.saving.refused}
        </p>
      )}
      {link.state === 'unreadable' && (
        <Notice onDismiss={leaveReview}>
          <p>{studioShare.link.unreadable}</p>
        </Notice>
      )}
      {!isDismissed && (isUnreadable || differences.length > 0) && (
        <Notice onDismiss={() => setIsDismissed(true)}>
          {isUnreadable && <p>{words.saving.unreadable}</p>}
          <DifferenceList differences={differences} />
        </Notice>
      )}
    </div>
  );
}

const notice = 'flex flex-wrap items-center gap-3 border-l-2 border-notice pl-3';

function Notice({ onDismiss, children }: { onDismiss: () => void; children: React.ReactNode }) {
  return (
    <div role="alert" className={notice}>
      {children}
      <ToolButton onClick={onDismiss}>{words.differences.dismiss}</ToolButton>
    </div>
  );
}

/** Which edits of a draft, a link or a file no longer match the campaign. */
export function DifferenceList({ differences }: Pick<ReadDraft, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <>
      <p>{words.differences.heading}</p>
      <ul className="max-h-32 grow basis-full list-disc overflow-y-auto pl-4">
        {differences.map(({ kind, name }) => (
          <li key={`${kind} ${name}`} className="wrap-anywhere">
            <b>{name}</b>
            {`: ${words.differences[kind]}.`}
          </li>
        ))}
      </ul>
    </>
  );
}
