import { useLayoutEffect, useRef, useState } from 'react';
import { useSize } from '@/components/ui/use-size';
import { studio as words } from '@/content/words/studio';
import type { Problem } from '@/lib/campaign/rules/problem';
import type { Artboard, Kind, Version } from './artboards';
import { Board } from './board';
import { useWall } from './wall-context';
import { useWorkspace } from './use-workspace';

/** A campaign on the wall: the one that's edited, or one to compare it with. */
export interface WallCampaign {
  name: string;
  isEdited: boolean;
  boards: readonly Artboard[];
  live: Version;
  late: Version;
  /** What's wrong on each artboard. */
  problems?: ReadonlyMap<string, readonly Problem[]>;
}

const idsOf = (boards: readonly Artboard[], kind: Kind) =>
  boards.filter((board) => board.kind === kind).map(({ id }) => id);

/** All artboards, in a row for each kind, and the box of the text that's being edited. */
export function WallView({ children: box }: { children?: React.ReactNode }) {
  const { view, wall, compared } = useWorkspace();
  const { selection } = wall;
  const { campaigns } = compared;
  const [area, setArea] = useState<HTMLElement | null>(null);
  const room = useSize(area);
  const kinds = view.show;
  const columns = room.width < 640 ? 1 : campaigns.length;

  function scaleOf({ width, height, film }: Artboard): number {
    if (film) return 1;
    if (view.zoom !== 'fit') return Number(view.zoom) / 100;
    const margins = room.width < 700 ? 16 : 32;
    const across = Math.max(240, (room.width - margins) / columns - margins) / width;
    const down = height ? Math.max(240, room.height - 96) / height : 1;
    return Math.min(1, across, down);
  }

  return (
    <section
      ref={setArea}
      aria-label={words.wall.label}
      className="studio-wall relative overflow-auto p-4 lg:p-8"
    >
      {room.width > 0 &&
        kinds.map((kind) => (
          <section key={kind} aria-label={words.wall.kinds[kind]} className="studio-row">
            <h2 className="label w-full text-muted max-lg:sr-only">{words.wall.kinds[kind]}</h2>
            {[...new Set(campaigns.flatMap(({ boards }) => idsOf(boards, kind)))].map((id) => (
              <div key={id} className="studio-pair">
                {campaigns.flatMap(({ name, isEdited, boards, live, late, problems }) => {
                  const board = boards.find((each) => each.id === id);
                  if (!board) return [];
                  return (
                    <Board
                      key={isEdited ? 'edited' : name}
                      board={board}
                      name={campaigns.length > 1 ? `${name}: ${board.title}` : board.title}
                      isEdited={isEdited}
                      // All others stay as they are while somebody types.
                      live={isEdited && id === selection?.board ? live : undefined}
                      late={late}
                      scale={scaleOf(board)}
                      problems={problems?.get(id)}
                    />
                  );
                })}
              </div>
            ))}
          </section>
        ))}
      {box && <Anchored area={area}>{box}</Anchored>}
    </section>
  );
}

/**
 * Puts the box next to the words it edits: above them if there's room, so that it stays where it is
 * while they grow. On a small screen, it's at the bottom.
 */
function Anchored({ area, children }: { area: HTMLElement | null; children: React.ReactNode }) {
  const { selection } = useWall();
  const { board: id, path } = selection ?? {};
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<React.CSSProperties>({ top: 0, left: 0, opacity: 0 });

  useLayoutEffect(() => {
    const board = area?.querySelector<HTMLElement>(`[data-board="${id}"]`);
    const target = board && wordsIn(board, path);
    if (!area || !target) return;
    const height = box.current?.offsetHeight ?? 0;
    const isAtBottom = box.current && getComputedStyle(box.current).position === 'fixed';
    bringIntoView(target, area, isAtBottom ? height : 0);
    setAt(placeBeside(target, area, height));
  }, [area, id, path]);

  return (
    <div ref={box} className="studio-box" style={at}>
      {children}
    </div>
  );
}

/** In pixels: how far from the wall's edges words have to be before a box opens at them. */
const margin = 80;

/** Scrolls the wall until the words are well inside of it, and not below the box at its bottom. */
function bringIntoView(target: Element, area: HTMLElement, covered: number): void {
  const [rect, shown] = [rectOf(target), area.getBoundingClientRect()];
  const isAbove = rect.top < shown.top + margin || rect.bottom > shown.bottom - covered - margin;
  const isBeside = rect.left < shown.left || rect.left + boxWidth > shown.right;
  area.scrollBy({
    top: isAbove ? rect.top - shown.top - (shown.height - covered) / 2 : 0,
    left: isBeside ? rect.left - shown.left - margin : 0,
    behavior: 'instant',
  });
}

/** In pixels, with its distance from the wall's edge. */
const boxWidth = 368;

function placeBeside(target: Element, area: HTMLElement, height: number): React.CSSProperties {
  const [rect, shown] = [rectOf(target), area.getBoundingClientRect()];
  const left = Math.max(8, Math.min(rect.left - shown.left, shown.width - boxWidth));
  const above = rect.top - shown.top - 12;
  const x = { left: left + area.scrollLeft };
  return above > height
    ? { ...x, bottom: area.clientHeight - (above + area.scrollTop) }
    : { ...x, top: rect.bottom - shown.top + area.scrollTop + 12 };
}

/** The element with a text's words on an artboard, which may be in the document of its frame. */
function wordsIn(board: HTMLElement, path: string | undefined): Element | null | undefined {
  const selector = `[data-field="${path}"]`;
  const frame = board.querySelector('iframe');
  return board.querySelector(selector) ?? frame?.contentDocument?.querySelector(selector);
}

/** Where an element is in the window, also if it's in a frame that's scaled. */
function rectOf(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  if (!frame || element.ownerDocument === document) return rect;
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / (frame.clientWidth || 1);
  return new DOMRect(
    outer.left + rect.left * scale,
    outer.top + rect.top * scale,
    rect.width * scale,
    rect.height * scale,
  );
}
