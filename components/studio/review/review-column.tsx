import { X } from 'lucide-react';
import { studioShare } from '@/content/words/studio/share';
import { ChangeList } from './change-list';
import { Differences } from '../text/differences';
import { SideColumn } from '../side-column';
import { ReviewBox } from './review-box';
import { changesShown, useActions, useStudio } from '../store';
import { IconButton } from '../tool-button';

const { review: words } = studioShare;

/** In place of the column of texts: what was changed, with what was there before. */
export function ReviewColumn() {
  const changes = useStudio(changesShown);
  const differences = useStudio(({ review }) => review?.differences) ?? [];
  const { go, toggle } = useActions();
  const selection = useStudio((state) => state.selection);
  return (
    <SideColumn label={words.changes}>
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-background pl-3">
        <h2 className="text-sm font-semibold">{words.changes}</h2>
        <IconButton Icon={X} label={words.closeList} onClick={() => toggle('texts')} />
      </div>
      <div className="border-line px-3 not-empty:border-b not-empty:pb-3">
        <Differences differences={differences} />
      </div>
      {/* What isn't on the wall. */}
      {selection && !selection.board && <ReviewBox path={selection.path} />}
      {changes.length === 0 && <p className="p-3 text-sm text-muted">{words.noChanges}</p>}
      <ChangeList changes={changes} onGo={go} />
    </SideColumn>
  );
}
