import { useMemo } from 'react';
import { Segments } from '@/components/ui/segments';
import { studio } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { choicesBetween } from '@/lib/studio/choices';
import { isUntouched } from '@/lib/studio/edits';
import { imagesOf } from '@/lib/studio/images';
import { ReviewOrigin } from './review-origin';
import { changesOf, commentsOf, editsOf, reviewWords, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

/** In place of the studio's bar: whose edits are on the wall, and what can be done with them. */
export function ReviewBar() {
  const words = useStudio(reviewWords);
  const isCompared = useStudio(({ linked }) => linked?.isCompared);
  const exported = useStudio((state) => state.exported);
  const edits = useStudio(editsOf);
  const mine = useStudio(({ draft }) => draft.now);
  const changes = useStudio(changesOf);
  const panels = useStudio((state) => state.panels);
  const { images } = useStudio((state) => state.lettering);
  const hasComments = useStudio(commentsOf).length > 0;
  const choices = useMemo(() => choicesBetween(exported, mine, edits), [exported, mine, edits]);
  const missing = imagesOf(edits).filter((file) => !images?.has(file)).length;
  const noImages = missing === 1 ? words.noImage : `${missing} ${words.noImages}`;
  // An answer to one's own edits has them as they were then.
  const isAnswer = useStudio(({ linked, me }) => me !== '' && linked?.by === me) && hasComments;
  const isMine = !isUntouched(mine) && (isAnswer || choices.length === 0);
  const count = changes.filter(({ isNew }) => isNew).length;
  const news = count > 0 ? `, ${count} ${words.new}` : '';
  const { toggle, take, leaveReview, showLinked } = useActions();
  const { names, label } = studio.variants;
  return (
    <header
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 border-b-2 border-text bg-background py-1 pr-14 pl-3"
    >
      <output className="flex min-h-10 grow items-center text-sm">
        <span>
          <b>
            <ReviewAnswers /> <ReviewOrigin />
          </b>{' '}
          {words.notSaved}
          {missing > 0 && <b className="text-notice">{` ${noImages}`}</b>}
        </span>
      </output>
      <div className="flex flex-wrap items-center gap-2">
        {edits.variants.length === 2 && (
          <Segments
            label={label}
            name="linked-variant"
            options={names.map((name) => [name, name])}
            value={names[edits.shown] ?? names[0]}
            onChange={(name) => showLinked(names.indexOf(name))}
          />
        )}
        <ToolButton aria-expanded={panels.includes('texts')} onClick={() => toggle('texts')}>
          {`${words.changes} (${changes.length}${news})`}
        </ToolButton>
        {!isCompared && (
          <ToolButton aria-expanded={panels.includes('answer')} onClick={() => toggle('answer')}>
            {words.answer}
          </ToolButton>
        )}
        <ToolButton
          look="mainTool"
          onClick={() => (isMine ? take(mine) : isUntouched(mine) ? take(edits) : toggle('choose'))}
        >
          {isMine && hasComments ? words.takeComments : words.take}
        </ToolButton>
        <ToolButton look="quietTool" aria-label={words.closeReview} onClick={leaveReview}>
          {words.close}
        </ToolButton>
      </div>
    </header>
  );
}

/** What others say in short: `Ben approved this.` */
function ReviewAnswers() {
  const me = useStudio((state) => state.me);
  const said = new Map<string, keyof typeof studioShare.review.said>();
  for (const { by, verdict } of useStudio(commentsOf))
    if (by !== me && (verdict || !said.has(by))) said.set(by, verdict ?? 'commented');
  return Array.from(said, ([by, what]) => `${by} ${studioShare.review.said[what]}`).join(' ');
}
