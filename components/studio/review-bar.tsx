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
  commentsOf,
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
  const { isCompared, by, file, edits = noEdits } = useStudio(({ linked }) => linked) ?? {};
  const exported = useStudio((state) => state.exported);
  const me = useStudio((state) => state.me);
  const mine = useStudio(({ draft }) => draft.now);
  const changes = useStudio(changesOf);
  const panels = useStudio((state) => state.panels);
  const unseen = useStudio(unseenPictures);
  const comments = useStudio(commentsOf);
  const hasComments = comments.length > 0;
  const said = comments.filter(({ verdict }) => !verdict).length;
  const choices = useMemo(() => choicesBetween(exported, mine, edits), [exported, mine, edits]);
  // An answer to one's own edits has them as they were then.
  const isAnswer = me !== '' && by === me && hasComments;
  const isMine = !isUntouched(mine) && (isAnswer || choices.length === 0);
  const takes = isMine && hasComments ? words.takeComments : words.take;
  const note = words.notSaved.replace('#', takes);
  // By the variant: somebody who approves both has to see both.
  const counts = useStudio(changesIn).map(({ length }) => length);
  const count = changes.filter(({ isNew }) => isNew).length;
  const news = count > 0 ? `, ${count} ${words.new}` : '';
  const { toggle, take, leaveReview, showVariant } = useActions();
  const { names, label } = studio.variants;
  // Who opens a file or their own answer wants to go on with it, and who opens a link, to answer.
  const takesFirst = isCompared || isAnswer || file !== undefined;
  const takeButton = (
    <ToolButton
      key="take"
      look={takesFirst ? 'mainTool' : 'tool'}
      onClick={() => (isMine ? take(mine) : isUntouched(mine) ? take(edits) : toggle('choose'))}
    >
      {takes}
    </ToolButton>
  );
  const replyButton = !isCompared && (
    <ToolButton
      key="reply"
      look={takesFirst ? 'tool' : 'mainTool'}
      aria-expanded={panels.includes('answer')}
      onClick={() => toggle('answer')}
    >
      {words.answer}
    </ToolButton>
  );
  return (
    <header
      tabIndex={-1}
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 border-b-2 border-text bg-background py-1 pr-14 pl-3"
    >
      <output className="flex min-h-10 grow items-center text-sm max-sm:min-h-11">
        <span>
          <b>
            {isCompared || <ReviewAnswers />} <ReviewOrigin />
          </b>{' '}
          {/* A phone has more room for the wall this way, and the reply says it, too. */}
          <span className={isCompared ? undefined : 'max-sm:hidden'}>{note}</span>
          {unseen && <b className="text-notice">{` ${words.unseen.replace('#', () => unseen)}`}</b>}
        </span>
      </output>
      <div className="shaded-row flex flex-wrap items-center gap-2 max-sm:-mr-14 max-sm:w-[calc(100%+3.5rem)] max-sm:flex-nowrap max-sm:gap-1 max-sm:overflow-x-auto max-sm:*:shrink-0 max-sm:*:px-2">
        {takesFirst ? [takeButton, replyButton] : [replyButton, takeButton]}
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
          {`${words.changes} (${changes.length}${news})${said > 0 ? `, ${studioShare.comments.label} (${said})` : ''}`}
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
  const { said: words } = studioShare.review;
  const said = new Map<string, string>();
  for (const { by, verdict, text } of useStudio(commentsOf))
    if (verdict) said.set(by, [words[verdict], text].filter(Boolean).join(' '));
    else if (!said.has(by)) said.set(by, words.commented);
  said.delete(me);
  return Array.from(said, (parts) => parts.join(' ')).join(' ');
}

/** Which campaign's edits they are, whose, and when they were shared. */
function ReviewOrigin() {
  const { file, by, at, copy, isCompared } = useStudio(({ linked }) => linked) ?? {};
  const { name } = useStudio(({ exported }) => exported.audience);
  const open = useStudio(campaignName);
  const me = useStudio((state) => state.me);
  const words = useStudio(reviewWords);
  if (isCompared) return `${open} ${studioShare.comparison.with} ${copy?.name ?? name}.`;
  if (file) return `${words.file} ${file}.`;
  const isMine = me !== '' && by === me;
  const parts = [copy?.name ?? name, by && !isMine && `${words.by} ${by}`, at && when(at)];
  return `${isMine ? words.own : words.link} ${parts.filter(Boolean).join(', ')}.`;
}
