import { useEffect, useMemo, useRef, useState } from 'react';
import type { Change } from '@/lib/studio/changes';
import type { Artboard } from './artboards';
import type { Selection, WallContext } from './wall-context';

/** The text that's chosen, and the texts on each artboard. */
export function useSelection(
  boards: readonly Artboard[],
  changes: readonly Change[],
  onSelect: (selection: Selection) => void,
) {
  const [selection, setSelection] = useState<Selection>();
  const [reported, setReported] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const opener = useRef<HTMLElement>(null);
  /** Where the text is among those of its artboard. */
  const position = useRef(0);
  // In the order of the wall, without those of artboards that aren't shown.
  const texts = useMemo(
    () => new Map(boards.map(({ id }) => [id, reported.get(id) ?? []])),
    [boards, reported],
  );

  const wall = useMemo(
    (): WallContext => ({
      selection,
      select: (next) => {
        if (next && !selection && document.activeElement instanceof HTMLElement)
          opener.current = document.activeElement;
        setSelection(next);
        if (next) onSelect(next);
      },
      changed: new Set(changes.flatMap(({ places }) => places)),
      report: (board, paths) =>
        setReported((before) => {
          const known = before.get(board);
          if (known?.join() === paths.join()) return before;
          return new Map(before).set(board, paths);
        }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new each time
    [selection, changes],
  );

  useEffect(() => {
    const index = texts.get(selection?.board ?? '')?.indexOf(selection?.path ?? '') ?? -1;
    if (index !== -1) position.current = index;
  }, [texts, selection]);

  function close() {
    setSelection(undefined);
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }

  /** Goes to the next text of the artboard, or leaves it after the last one. */
  function move(step: 1 | -1) {
    const paths = texts.get(selection?.board ?? '') ?? [];
    const index = paths.indexOf(selection?.path ?? '');
    // A text that has been emptied isn't on its artboard, where the next one is in its place.
    const at = index === -1 ? position.current - (step === 1 ? 1 : 0) : index;
    const next = paths[at + step];
    if (next) setSelection({ ...selection, path: next });
    else close();
  }

  return { wall, texts, close, move };
}
