import { Fragment, useEffect, useState } from 'react';
import { useSize } from '@/components/ui/use-size';
import { studio as words } from '@/content/words/studio/studio';
import { AnchoredBox } from '../text/anchored-box';
import { type Artboard, type Kind, landingWidths } from './artboard';
import { Board } from './board';
import { allKinds, sectionId, useActions, useStudio } from '../store';
import { variantsOnWall } from '../store/drawing-selectors';
import { OwnSizes } from './own-sizes';
import { addRules } from './site-frame';
import { useScrollAnchor } from './use-scroll-anchor';

const rowsOf = (boards: readonly Artboard[], kind: Kind) =>
  boards.flatMap((board) => (board.kind === kind ? [[board.id, board.heading] as const] : []));

const [desktop, phone] = landingWidths;

/** All artboards, in a row for each kind, and the box of the text that's being edited. */
export function Wall() {
  const view = useStudio((state) => state.view);
  const variants = useStudio(variantsOnWall);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const { width } = useSize(area);
  const isOpen = width > 0;
  const isReview = useStudio(({ review }) => review !== undefined);
  const allBoards = variants.flatMap(({ boards }) => boards);
  const { jump } = useActions();
  useEffect(() => addRules(document), []);
  useScrollAnchor(area, isOpen ? `${width} ${view.zoom}` : '');

  useEffect(() => {
    // A template page leads to its part of the wall.
    const at = new URLSearchParams(window.location.search).get('at');
    const part = allKinds.find((kind) => kind === at);
    if (isOpen && part) jump(part);
  }, [isOpen, jump]);

  /** The same for all artboards, but on a phone, each one is as wide as the screen. */
  function scaleOf(board: Artboard): number {
    if (window.innerWidth < 640) return Math.min(1, width / board.width);
    if (view.zoom !== 'fit') return Number(view.zoom) / 100;
    // What's beside each other, with a gap: a page on two devices, or in two variants.
    const widest = variants.length > 1 ? desktop : desktop + phone + 32;
    return Math.max(0.2, Math.min(1, (width / variants.length - 32) / widest));
  }

  return (
    <main
      ref={setArea}
      id="content"
      tabIndex={-1}
      aria-label={words.wall.label}
      className="relative flex-1 overflow-auto bg-surface p-4 lg:p-8"
    >
      {isOpen &&
        view.show.map((kind) => (
          <section
            key={kind}
            id={sectionId(kind)}
            tabIndex={-1}
            aria-label={words.wall.kinds[kind]}
            className="mb-12 flex flex-wrap items-start gap-x-8 gap-y-6 outline-none"
          >
            <h2 className="label w-full text-muted">{words.wall.kinds[kind]}</h2>
            {[...new Map(rowsOf(allBoards, kind))].map(([id, heading]) => (
              <Fragment key={id}>
                {heading && <h3 className="w-full">{heading}</h3>}
                {/* The same artboard of both variants. */}
                <div className="flex gap-8 max-lg:max-w-full max-lg:flex-wrap">
                  {variants.map(({ name, isEdited, boards, snapshot }) => {
                    const board = boards.find((candidate) => candidate.id === id);
                    const key = isEdited ? 'edited' : name;
                    if (board)
                      return (
                        <Board
                          key={key}
                          board={board}
                          name={variants.length > 1 ? `${name}: ${board.title}` : board.title}
                          isEdited={isEdited}
                          snapshot={snapshot}
                          scale={scaleOf(board)}
                        />
                      );
                    const sameBoard = allBoards.find((candidate) => candidate.id === id);
                    return (
                      // So that the columns of a comparison stay columns.
                      <p
                        key={key}
                        style={{ width: sameBoard && sameBoard.width * scaleOf(sameBoard) }}
                        className="shrink-0 text-sm text-muted max-sm:hidden"
                      >
                        {`${name}: ${words.wall.missing}`}
                      </p>
                    );
                  })}
                </div>
              </Fragment>
            ))}
            {kind === 'ads' && !isReview && <OwnSizes />}
          </section>
        ))}
      <AnchoredBox area={area} />
    </main>
  );
}
