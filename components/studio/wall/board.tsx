import { memo, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { studio } from '@/content/words/studio/studio';
import type { Artboard, Snapshot } from './artboard';
import { FilmBoard } from './film-board';
import { BoardContent } from './board-content';
import { mergeRepeatedProblems } from '@/lib/studio/text/problem-texts';
import { SaveBoard } from './save-board';
import { editsOf, problemsOnBoards, useActions, useStudio } from '../store';
import { liveSnapshot } from '../store/drawing-selectors';
import { useIsNear, useScheduledValue } from './use-scheduled-value';

const { wall: words } = studio;

interface Props {
  board: Artboard;
  name: string;
  /** Its words can be edited: it isn't shown only for comparison. */
  isEdited: boolean;
  /** What it shows unless its own words are being edited. */
  snapshot: Snapshot;
  scale: number;
}

/** One artboard: its name, its problems, and its preview at true proportions. */
export const Board = memo(function Board({ board, name, isEdited, snapshot, scale }: Props) {
  const { id } = board;
  const film = board.content.type === 'film' ? board.content.film : undefined;
  const width = board.width * (film ? Math.max(scale, 0.9) : scale);
  const height = (board.height ?? 600) * scale + (board.file ? 84 : 40);
  const typed = useStudio((state) =>
    isEdited && state.selection?.board === id ? editsOf(state) : undefined,
  );
  const problems = useStudio(
    useShallow((state) => (isEdited && problemsOnBoards(state).get(id)) || []),
  );
  const isOpen = useStudio(({ selection }) => selection !== undefined);
  const { current, select } = useActions();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const latest = useMemo(() => ({ board, snapshot, typed }), [board, snapshot, typed]);
  const scheduled = useScheduledValue(latest, typed ? 'painted' : isNear ? 'soon' : 'background');
  const content = useMemo(
    () =>
      scheduled && {
        ...scheduled,
        snapshot: scheduled.typed ? liveSnapshot(current()) : scheduled.snapshot,
      },
    [scheduled, current],
  );
  const [overflow, setOverflow] = useState(0);

  function onKeyDown(event: React.KeyboardEvent) {
    const path = current().texts.get(id)?.[0];
    if (event.key !== 'Enter' || event.target !== section.current || !path || !isEdited) return;
    event.preventDefault();
    select({ board: id, path });
  }

  return (
    <section
      ref={section}
      data-board={isEdited ? id : undefined}
      aria-label={isEdited ? `${name}. ${words.enter}` : name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stop, whose texts Enter opens
      tabIndex={0}
      onKeyDown={onKeyDown}
      // While somebody types, the browser lays out and paints those on the screen: it takes a third
      // less time. It has to know how high the others are, or a text leads to another place.
      style={{
        contentVisibility: board.height || isOpen ? 'auto' : undefined,
        containIntrinsicSize: `${Math.round(width)}px auto ${Math.round(height)}px`,
      }}
      className="max-w-full shrink-0 scroll-mt-4"
    >
      <h3 className="mb-2 text-sm font-semibold text-muted">{name}</h3>
      {!content && <div style={{ width, height }} className="max-w-full" />}
      {content && film && (
        <div style={{ width }} className="max-w-full">
          <FilmBoard {...{ name: film, board: id, snapshot: content.snapshot, isEdited }} />
        </div>
      )}
      {content && !film && (
        <BoardContent {...content} {...{ scale, isEdited }} onOverflow={setOverflow} />
      )}
      {content && board.file && isEdited && (
        <SaveBoard file={board.file} name={name} snapshot={snapshot} />
      )}
      {/* Below it, and no wider, so that nobody's words move while they type. */}
      {(problems.length > 0 || overflow > 0) && (
        <div className="mt-2 w-0 min-w-full border-l-2 border-notice pl-2 text-sm text-notice">
          {mergeRepeatedProblems(problems).map(({ path, label, sentence }) => (
            <button
              key={`${path} ${sentence}`}
              type="button"
              onClick={() => select({ board: id, path })}
              className="block min-h-11 w-full text-left underline underline-offset-4"
            >
              {[label, sentence].filter(Boolean).join(': ')}
            </button>
          ))}
          {overflow > 0 && <p>{`${words.wide} ${overflow} ${words.px}.`}</p>}
        </div>
      )}
    </section>
  );
});
