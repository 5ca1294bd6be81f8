import { memo, useEffect, useLayoutEffect, useRef, useState, startTransition } from 'react';
import { useSize } from '@/components/ui/use-size';
import { studio } from '@/content/words/studio';
import { outputAddress } from '@/lib/campaign/output-address';
import { fieldsOf, placeAt } from '@/lib/studio/fields';
import { morph } from '@/lib/studio/morph';
import { trustedHtml } from '@/lib/studio/trusted';
import type { Artboard, Version } from './artboards';
import { FilmBoard } from './film-board';
import { markWords, pathAt } from './mark-words';
import { useRoot } from './use-root';
import { useWall } from './wall-context';

const { wall: words } = studio;

interface Props {
  board: Artboard;
  name: string;
  /** Its words can be edited: it isn't only there to be compared. */
  isEdited: boolean;
  /** What it shows while its own words are edited, and otherwise once typing pauses. */
  live: Version;
  late: Version;
  /** The share of its size that it's shown at. */
  scale: number;
  /** What's wrong with its words. */
  faults?: readonly string[];
}

/** One artboard: its name, what's wrong with it, and the thing itself at true proportions. */
export const Board = memo(function Board(props: Props) {
  const { board, name, isEdited, live, late, scale, faults = [] } = props;
  const { selection, select, report } = useWall();
  const isActive = isEdited && selection?.board === board.id;
  const own = useRef<HTMLElement>(null);
  const isNear = useIsNear(own);
  const shown = useLate(late, isNear);
  const version = isActive ? live : shown;
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
      // A picture also has words that aren't a campaign's own, such as the brand's name.
      const fields = fieldsOf(version.document);
      paths.current = found.filter((path) => placeAt(fields, path));
      if (isEdited) report(board.id, paths.current);
    },
    onChoose(path: string) {
      if (isEdited && paths.current.includes(path)) select({ board: board.id, path });
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
      {(faults.length > 0 || overflow > 0) && (
        <div className="mb-2 max-w-sm border-l-2 border-notice pl-2 text-sm text-notice">
          {faults.length > 0 && <p>{words.stale}</p>}
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          {overflow > 0 && <p>{`${words.wide} ${overflow} ${words.px}.`}</p>}
        </div>
      )}
      {board.film ? (
        <div style={{ width: board.width }}>
          <FilmBoard
            campaign={version.campaign}
            name={board.film}
            lettering={version.lettering}
            selected={isActive ? selection.path : undefined}
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

interface SheetProps extends Pick<Props, 'board' | 'scale'> {
  version: Version;
  onPaths: (paths: readonly string[]) => void;
  onOverflow: (pixels: number) => void;
  onChoose: (path: string) => void;
}

/** An artboard's content, made anew for each version and put in place piece by piece. */
function Sheet({ board, version, scale, onPaths, onOverflow, onChoose }: SheetProps) {
  const wall = useWall();
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [div, setDiv] = useState<HTMLDivElement | null>(null);
  const framed = useRoot(board, frame);
  const root = board.place === 'page' ? div : framed;
  const measured = useSize(root);
  const height = board.height ?? Math.ceil(measured.height);

  useLayoutEffect(() => {
    if (!root) return;
    const template = document.createElement('template');
    template.innerHTML = trustedHtml(board.html(version));
    morph(root, template.content);
    const found = new Set<string>();
    for (const each of root.querySelectorAll<HTMLElement>('[data-field]'))
      found.add(each.dataset.field ?? '');
    onPaths([...found]);
    // oxlint-disable-next-line react/exhaustive-deps -- the callbacks are new each time
  }, [root, board, version]);

  // Again when the size changes: a frame's styles arrive late.
  useEffect(() => {
    if (measured.height > 0) onOverflow(Math.max(0, (root?.scrollWidth ?? 0) - board.width));
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new each time
  }, [root, board, version, measured]);

  // After the markup, which has no marks of its own.
  useLayoutEffect(() => {
    if (root) markWords(root, wall);
  }, [root, board, version, wall]);

  useEffect(() => {
    if (!root) return undefined;
    function onClick(event: MouseEvent) {
      // Links lead nowhere here.
      event.preventDefault();
      const path = pathAt(event);
      if (path) choose.current(path);
    }
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [root]);

  const size = { width: board.width, height: height || undefined };
  const content = { ...size, transform: `scale(${scale})`, transformOrigin: '0 0' };
  return (
    <div
      className="overflow-hidden outline-1 outline-line"
      style={{ width: board.width * scale, height: height * scale || undefined }}
    >
      {board.place === 'page' ? (
        <div style={{ width: board.width, transform: content.transform, transformOrigin: '0 0' }}>
          <div ref={setDiv} style={{ height: board.height }} />
        </div>
      ) : (
        <iframe
          ref={setFrame}
          title={board.title}
          tabIndex={-1}
          src={
            board.place === 'email'
              ? outputAddress(version.campaign.audience, 'email-preview.html')
              : undefined
          }
          sandbox={board.place === 'email' ? 'allow-same-origin' : undefined}
          style={{ ...content, height: height || 900, maxWidth: 'none' }}
        />
      )}
    </div>
  );
}

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
