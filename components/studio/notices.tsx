import { studio as studioWords } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { KeptNotice } from './kept-notice';
import { Notice } from './notice';
import { Problems } from './problems';
import { useActions, useStudio } from './store';

const { saving: words, differences } = studioWords;

/** Whether the edits are kept, and what a person has to know or decide about the draft. */
export function Notices() {
  const { state } = useStudio(({ saving }) => saving);
  const link = useStudio((studio) => studio.link);
  const restored = useStudio((studio) => studio.restored);
  const mended = useStudio((studio) => studio.mended);
  const { keepMine, takeTheirs, leaveReview, dismissNotices } = useActions();
  return (
    <div className="grid gap-2 border-line bg-background px-3 text-sm not-empty:border-b not-empty:py-2">
      <KeptNotice />
      {state === 'conflict' && (
        <Notice buttons={{ [words.mine]: keepMine, [words.theirs]: takeTheirs }}>
          {words.conflict}
        </Notice>
      )}
      {state === 'refused' && <Notice>{words.refused}</Notice>}
      {link === 'unreadable' && (
        <Notice buttons={{ [differences.dismiss]: leaveReview }}>
          {studioShare.link.unreadable}
        </Notice>
      )}
      {mended && <Notice buttons={{ [differences.dismiss]: dismissNotices }}>{mended}</Notice>}
      {restored && (
        <Notice buttons={{ [differences.dismiss]: dismissNotices }}>
          {restored.isUnreadable && <p>{words.unreadable}</p>}
          <Problems title={differences.heading} problems={restored.problems} />
        </Notice>
      )}
    </div>
  );
}
