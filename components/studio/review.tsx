import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Segments } from '@/components/ui/segments';
import { studio as studioWords } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { choicesBetween } from '@/lib/studio/choices';
import { isUntouched } from '@/lib/studio/edits';
import { imagesOf } from '@/lib/studio/images';
import { BeforeAndAfter, ChangeList } from './change-list';
import { CommentForm } from './comment-form';
import { Comments } from './comments';
import { columnStyle } from './panel';
import { Problems } from './problems';
import { campaignName, changesOf, commentsOf, editsOf, useActions, useStudio } from './store';
import { IconButton, ToolButton } from './tool-button';
import { when } from './when';

const { change: changeWords } = studioShare;

/** A comparison of two of one's own campaigns is read like a review, but nobody answers it. */
function useReviewWords() {
  const isCompared = useStudio(({ linked }) => linked?.isCompared ?? false);
  const words = isCompared
    ? { ...studioShare.review, ...studioShare.comparison }
    : studioShare.review;
  return { words, isCompared };
}

/** In place of the studio's bar: whose edits are on the wall, and what can be done with them. */
export function ReviewBar() {
  const exported = useStudio((state) => state.exported);
  const edits = useStudio(editsOf);
  const mine = useStudio(({ draft }) => draft.now);
  const changes = useStudio(changesOf);
  const panels = useStudio((state) => state.panels);
  const { images } = useStudio((state) => state.lettering);
  const hasComments = useStudio(commentsOf).length > 0;
  const choices = useMemo(() => choicesBetween(exported, mine, edits), [exported, mine, edits]);
  const missing = imagesOf(edits).filter((file) => !images?.has(file)).length;
  // An answer to one's own edits has them as they were then.
  const isAnswer = useStudio(({ linked, me }) => me !== '' && linked?.by === me) && hasComments;
  const isMine = !isUntouched(mine) && (isAnswer || choices.length === 0);
  const { words, isCompared } = useReviewWords();
  const count = changes.filter(({ isNew }) => isNew).length;
  const news = count > 0 ? `, ${count} ${words.new}` : '';
  const { toggle, take, leaveReview, showLinked } = useActions();
  const { names, label } = studioWords.variants;
  return (
    <header
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 border-b-2 border-text bg-background py-1 pr-14 pl-3"
    >
      <output className="flex min-h-10 grow items-center text-sm">
        <span>
          <b>
            <Answers /> <Origin />
          </b>{' '}
          {words.notSaved}
          {missing > 0 && (
            <b className="text-notice">
              {missing === 1 ? ` ${words.noImage}` : ` ${missing} ${words.noImages}`}
            </b>
          )}
        </span>
      </output>
      <div className="flex flex-wrap items-center gap-2">
        {edits.variants.length === 2 && (
          <Segments
            legend={label}
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
function Answers() {
  const me = useStudio((state) => state.me);
  const said = new Map<string, keyof typeof studioShare.review.said>();
  for (const { by, verdict } of useStudio(commentsOf))
    if (by !== me && (verdict || !said.has(by))) said.set(by, verdict ?? 'commented');
  return Array.from(said, ([by, what]) => `${by} ${studioShare.review.said[what]}`).join(' ');
}

/** Which campaign's edits they are, whose, and when they were shared. */
function Origin() {
  const { file, by, at, copy, isCompared } = useStudio(({ linked }) => linked) ?? {};
  const { name } = useStudio(({ exported }) => exported.audience);
  const open = useStudio(campaignName);
  const me = useStudio((state) => state.me);
  const { words } = useReviewWords();
  if (isCompared) return `${open} ${studioShare.comparison.with} ${copy?.name ?? name}.`;
  if (file) return `${words.file} ${file}.`;
  const isMine = me !== '' && by === me;
  const parts = [copy?.name ?? name, by && !isMine && `${words.by} ${by}`, at && when(at)];
  return `${isMine ? words.own : words.link} ${parts.filter(Boolean).join(', ')}.`;
}

/** In place of the column of texts: what was changed, with what was there before. */
export function ReviewColumn() {
  const changes = useStudio(changesOf);
  const problems = useStudio(({ linked }) => linked?.problems) ?? [];
  const isMixed = changes.some(({ isNew }) => isNew) && !changes.every(({ isNew }) => isNew);
  const { words } = useReviewWords();
  const groups = [
    [words.isNew, changes.filter(({ isNew }) => isNew)],
    [words.isSame, changes.filter(({ isNew }) => !isNew)],
  ] as const;
  const { go, toggle } = useActions();
  return (
    <section aria-label={words.changes} className={columnStyle}>
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-background pl-3">
        <h2 className="text-sm font-semibold">{words.changes}</h2>
        <IconButton Icon={X} label={words.closeList} onClick={() => toggle('texts')} />
      </div>
      <div className="border-line px-3 not-empty:border-b not-empty:pb-3">
        <Problems title={studioWords.differences.heading} problems={problems} />
      </div>
      <Comments />
      {changes.length === 0 && <p className="p-3 text-sm text-muted">{words.noChanges}</p>}
      {groups.map(([title, group]) => (
        <div key={title}>
          {isMixed && (
            <h3 className="label px-3 pt-3 text-muted">{`${title} (${group.length})`}</h3>
          )}
          <ChangeList changes={group} onGo={go} />
        </div>
      ))}
    </section>
  );
}

/** In place of a text's box: what was changed in the words that it points at. */
export function ReviewBox({ path }: { path: string }) {
  const changes = useStudio(changesOf);
  const { go, close } = useActions();
  const { isCompared } = useReviewWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each text
  }, [path]);
  const here = changes.filter(({ places }) => places.includes(path));
  const shown = changes.filter(({ places }) => places.length > 0);
  const index = shown.findIndex(({ places }) => places.includes(path));
  const steps = [
    [changeWords.previous, ArrowLeft, shown[index - 1]],
    [changeWords.next, ArrowRight, shown[index + 1]],
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from all of it
    <section
      ref={box}
      tabIndex={-1}
      aria-label={here[0]?.name ?? changeWords.none}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="max-h-[50dvh] overflow-y-auto rounded-md border border-text bg-background p-3 text-sm text-text shadow-2xl outline-hidden"
    >
      {here.length === 0 && <p>{changeWords.none}</p>}
      {here.map((change) => (
        <BeforeAndAfter key={`${change.kind} ${change.path}`} change={change} />
      ))}
      <div className="-mx-3 my-2">
        <Comments path={path} />
      </div>
      {!isCompared && <CommentForm key={path} path={path} />}
      <div className="flex items-center">
        {steps.map(([label, Icon, to]) => (
          <IconButton
            key={label}
            {...{ Icon, label }}
            aria-disabled={!to}
            onClick={() => to && go(to.places[0] ?? '')}
          />
        ))}
        <span className="grow" />
        <IconButton Icon={X} label={studioWords.box.close} onClick={close} />
      </div>
    </section>
  );
}
