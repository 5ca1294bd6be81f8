import { studio as words } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { Problems } from './problems';
import { useActions, useStudio } from './store/studio-store';
import { ToolButton } from './tool-button';

/** Whether the edits are kept, and what a person has to know or decide about the draft. */
export function Notices() {
  const { state } = useStudio(({ saving }) => saving);
  const link = useStudio((studio) => studio.link);
  const restored = useStudio((studio) => studio.restored);
  const mended = useStudio((studio) => studio.mended);
  const { keepMine, takeTheirs, leaveReview, dismissNotices } = useActions();
  const { saving } = words;
  const dismiss = words.differences.dismiss;
  return (
    <div className="grid gap-2 border-line bg-background px-3 text-sm not-empty:border-b not-empty:py-2">
      {state === 'conflict' && (
        <Notice buttons={{ [saving.mine]: keepMine, [saving.theirs]: takeTheirs }}>
          {saving.conflict}
        </Notice>
      )}
      {state === 'refused' && <Notice>{saving.refused}</Notice>}
      {link === 'unreadable' && (
        <Notice buttons={{ [dismiss]: leaveReview }}>{studioShare.link.unreadable}</Notice>
      )}
      {mended && <Notice buttons={{ [dismiss]: dismissNotices }}>{mended}</Notice>}
      {restored && (
        <Notice buttons={{ [dismiss]: dismissNotices }}>
          {restored.isUnreadable && <p>{saving.unreadable}</p>}
          <Problems title={words.differences.heading} problems={restored.problems} />
        </Notice>
      )}
    </div>
  );
}

function Notice(props: { buttons?: Record<string, () => void>; children: React.ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-2 border-notice pl-3">
      {props.children}
      {Object.entries(props.buttons ?? {}).map(([name, press]) => (
        <ToolButton key={name} onClick={press}>
          {name}
        </ToolButton>
      ))}
    </div>
  );
}
