import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { studio } from '@/content/words/studio';
import type { Artboard, Version } from './artboards';
import type { Problem } from '@/lib/campaign/rules/problem';
import { FilmBoard } from './film-board';
import { Sheet } from './sheet';
import { useWall } from './wall-context';

const { wall: words } = studio;

interface Props {
  board: Artboard;
  name: string;
  /** Its words can be edited: it isn't only there to be compared. */
  isEdited: boolean;
  /** What it shows while its own words are edited. */
  live?: Version;
  /** What it shows otherwise, once typing pauses. */
  late: Version;
  scale: number;
  problems?: readonly Problem[];
}

/** One artboard: its name, what's wrong with it, and the thing itself at true proportions. */
export const Board = memo(function Board(props: Props) {
  const { board, name, isEdited, live, late, scale, problems = [] } = props;
  const { selection, select, report } = useWall();
  const isActive = isEdited && selection?.board === board.id;
  const own = useRef<HTMLElement>(null);
  const isNear = useIsNear(own);
  const shown = useLate(late, isNear);
  const version = live ?? shown;
  const paths = useRef<readonly string[]>([]);
  const [overflow, setOverflow] = useState(0);

  function onKeyDown(event: React.KeyboardEvent) {
    const [first] = paths.current;
    if (event.key !== 'Enter' || event.target !== own.current || !first || !isEdited) return;
    event.preventDefault();
    select({ board: board.id, path: first });
  }

  const handlers = {
    onPaths(found: readonly string[]) {
      paths.current = found;
      if (isEdited) report(board.id, found);
    },
    onChoose(path: string) {
      if (isEdited) select({ board: board.id, path });
    },
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see tabIndex
    <section
      ref={own}
      data-board={isEdited ? board.id : undefined}
      aria-label={isEdited ? `${name}. ${words.enter}` : name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stop, whose texts Enter opens
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="shrink-0 snap-center scroll-mt-4"
    >
      <h3 className="mb-2 text-sm font-semibold text-muted">{name}</h3>
      {(problems.length > 0 || overflow > 0) && (
        <div className="mb-2 max-w-sm border-l-2 border-notice pl-2 text-sm text-notice">
          {problems.map(({ path, label, sentence }) => (
            <button
              key={`${path} ${sentence}`}
              type="button"
              onClick={() => select({ board: board.id, path })}
              className="block min-h-11 w-full text-left underline underline-offset-4"
            >
              {`${label}: ${sentence}`}
            </button>
          ))}
          {overflow > 0 && <p>{`${words.wide} ${overflow} ${words.px}.`}</p>}
        </div>
      )}
      {board.film ? (
        <div style={{ width: board.width }}>
          <FilmBoard
            version={version}
            name={board.film}
            selected={isActive ? selection.path : undefined}
            canSave={isEdited}
            {...handlers}
          />
        </div>
      ) : (
        <Sheet
          board={board}
          version={version}
          scale={scale}
          onOverflow={setOverflow}
          {...handlers}
        />
      )}
    </section>
  );
});

/** Whether an element is on the screen, or a screen away from it. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: '100%' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** The latest version, once there's time: soon on the screen, otherwise when nothing else is on. */
function useLate(late: Version, isNear: boolean): Version {
  const [shown, setShown] = useState(late);
  useEffect(() => {
    const show = () => startTransition(() => setShown(late));
    if (isNear || !('requestIdleCallback' in window)) {
      show();
      return undefined;
    }
    const idle = requestIdleCallback(show, { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, [late, isNear]);
  return shown;
}
