import { X } from 'lucide-react';
import { studio } from '@/content/words/studio';
import { ChangeList } from './change-list';
import { Problems } from './problems';
import { SideColumn } from './side-column';
import { ReviewBox } from './review-box';
import { changesOf, reviewWords, useActions, useStudio } from './store';
import { IconButton } from './tool-button';

/** In place of the column of texts: what was changed, with what was there before. */
export function ReviewColumn() {
  const changes = useStudio(changesOf);
  const problems = useStudio(({ linked }) => linked?.problems) ?? [];
  const words = useStudio(reviewWords);
  const fresh = changes.filter(({ isNew }) => isNew);
  const known = changes.filter(({ isNew }) => !isNew);
  const isMixed = fresh.length > 0 && known.length > 0;
  const { go, toggle } = useActions();
  const selection = useStudio((state) => state.selection);
  return (
    <SideColumn label={words.changes}>
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-background pl-3">
        <h2 className="text-sm font-semibold">{words.changes}</h2>
        <IconButton Icon={X} label={words.closeList} onClick={() => toggle('texts')} />
      </div>
      <div className="border-line px-3 not-empty:border-b not-empty:pb-3">
        <Problems title={studio.differences.heading} problems={problems} />
      </div>
      {/* What isn't on the wall. */}
      {selection && !selection.board && <ReviewBox path={selection.path} />}
      {changes.length === 0 && <p className="p-3 text-sm text-muted">{words.noChanges}</p>}
      {Object.entries({ [words.isNew]: fresh, [words.isSame]: known }).map(([title, group]) => (
        <div key={title}>
          {isMixed && (
            <h3 className="label px-3 pt-3 text-muted">{`${title} (${group.length})`}</h3>
          )}
          <ChangeList changes={group} onGo={go} />
        </div>
      ))}
    </SideColumn>
  );
}
