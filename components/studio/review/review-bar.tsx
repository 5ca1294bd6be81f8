import { Segments } from '@/components/ui/segments';
import { studio } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { isUntouched, noEdits } from '@/lib/campaign/edits/edits';
import { changesIn, changesShown, unseenPictures, useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';
import { formatTime } from '../format-time';

const { review: words } = studioShare;

/** In place of the studio's bar: which edits are on the wall, and what can be done with them. */
export function ReviewBar() {
  const { edits = noEdits } = useStudio(({ review }) => review) ?? {};
  const draft = useStudio((state) => state.draft.edits);
  const isSame = JSON.stringify(draft.variants) === JSON.stringify(edits.variants);
  const hasOtherDraft = !isUntouched(draft) && !isSame;
  const changes = useStudio(changesShown);
  const panels = useStudio((state) => state.panels);
  const origin = useReviewOrigin();
  const unseen = useStudio(unseenPictures);
  // One count per variant: comparing them takes both.
  const counts = useStudio(changesIn).map(({ length }) => length);
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
          <b>{origin}</b> {/* A phone has more room for the wall this way. */}
          <span className="max-sm:hidden">{words.notSaved}</span>
          {unseen && <b className="text-notice">{` ${words.unseen.replace('#', () => unseen)}`}</b>}
        </span>
      </output>
      <div className="shaded-row flex flex-wrap items-center gap-2 max-sm:-mr-14 max-sm:w-[calc(100%+3.5rem)] max-sm:flex-nowrap max-sm:gap-1 max-sm:overflow-x-auto max-sm:*:shrink-0 max-sm:*:px-2">
        <ToolButton
          look="mainTool"
          aria-expanded={hasOtherDraft ? panels.includes('replace') : undefined}
          onClick={() => (hasOtherDraft ? toggle('replace') : take())}
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
          {`${words.changes} (${changes.length})`}
        </ToolButton>
        <ToolButton look="quietTool" aria-label={words.closeReview} onClick={leaveReview}>
          {words.close}
        </ToolButton>
      </div>
    </header>
  );
}

/** Which file they're from, or which campaign's edits they are, and when they were shared. */
function useReviewOrigin() {
  const { file, at, name } = useStudio(({ review }) => review) ?? {};
  const { audience } = useStudio((state) => state.original);
  if (file) return `${words.file} ${file}.`;
  return `${words.link} ${[name ?? audience.name, at && formatTime(at)].filter(Boolean).join(', ')}.`;
}
