import { useMemo } from 'react';
import { Segments } from '@/components/ui/segments';
import { studio } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { choicesBetween } from '@/lib/studio/choices';
import { isUntouched, noEdits } from '@/lib/studio/edits';
import {
  campaignName,
  changesIn,
  changesOf,
  reviewWords,
  unseenPictures,
  useActions,
  useStudio,
} from './store';
import { ToolButton } from './tool-button';
import { when } from './when';

/** In place of the studio's bar: whose edits are on the wall, and what can be done with them. */
export function ReviewBar() {
  const words = useStudio(reviewWords);
  const { isCompared, edits = noEdits } = useStudio(({ linked }) => linked) ?? {};
  const exported = useStudio((state) => state.exported);
  const mine = useStudio(({ draft }) => draft.now);
  const changes = useStudio(changesOf);
  const panels = useStudio((state) => state.panels);
  const unseen = useStudio(unseenPictures);
  const choices = useMemo(() => choicesBetween(exported, mine, edits), [exported, mine, edits]);
  const isSame = !isUntouched(mine) && choices.length === 0;
  const note = words.notSaved.replace('#', words.take);
  // By the variant: somebody who compares both has to see both.
  const counts = useStudio(changesIn).map(({ length }) => length);
  const count = changes.filter(({ isNew }) => isNew).length;
  const news = count > 0 ? `, ${count} ${words.new}` : '';
  const { toggle, take, leaveReview, showVariant } = useActions();
  const { names, label } = studio.variants;
  return (
    <header
      tabIndex={-1}
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 border-b-2 border-text bg-background py-1 pr-14 pl-3"
    >
      <output className="flex min-h-10 grow items-center text-sm max-sm:min-h-11">
        <span>
          <b>
            <ReviewOrigin />
          </b>{' '}
          {/* A phone has more room for the wall this way. */}
          <span className={isCompared ? undefined : 'max-sm:hidden'}>{note}</span>
          {unseen && <b className="text-notice">{` ${words.unseen.replace('#', () => unseen)}`}</b>}
        </span>
      </output>
      <div className="shaded-row flex flex-wrap items-center gap-2 max-sm:-mr-14 max-sm:w-[calc(100%+3.5rem)] max-sm:flex-nowrap max-sm:gap-1 max-sm:overflow-x-auto max-sm:*:shrink-0 max-sm:*:px-2">
        <ToolButton
          look="mainTool"
          onClick={() => (isSame ? take(mine) : isUntouched(mine) ? take(edits) : toggle('choose'))}
        >
          {words.take}
        </ToolButton>
        {edits.variants.length === 2 && (
          <Segments
            label={label}
            name="linked-variant"
            options={names.map((name, index) => [name, `${name} (${counts[index]})`])}
            value={names[edits.shown] ?? names[0]}
            onChange={(name) => showVariant(names.indexOf(name))}
          />
        )}
        <ToolButton aria-expanded={panels.includes('texts')} onClick={() => toggle('texts')}>
          {`${words.changes} (${changes.length}${news})`}
        </ToolButton>
        <ToolButton look="quietTool" aria-label={words.closeReview} onClick={leaveReview}>
          {words.close}
        </ToolButton>
      </div>
    </header>
  );
}

/** Which campaign's edits they are, and when they were shared. */
function ReviewOrigin() {
  const { file, at, copy, isCompared } = useStudio(({ linked }) => linked) ?? {};
  const { name } = useStudio(({ exported }) => exported.audience);
  const open = useStudio(campaignName);
  const words = useStudio(reviewWords);
  if (isCompared) return `${open} ${studioShare.comparison.with} ${copy?.name ?? name}.`;
  if (file) return `${words.file} ${file}.`;
  return `${words.link} ${[copy?.name ?? name, at && when(at)].filter(Boolean).join(', ')}.`;
}
