import { useEffect, useMemo, useRef, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { fieldsOf } from '@/lib/campaign/fields';
import { placeAt, textAt } from '@/lib/studio/places';
import type { Change } from '@/lib/studio/changes';
import type { Artboard } from './artboards';
import type { Selection, WallContext } from './wall-context';

/** The text that's chosen, and the texts on each artboard. */
export function useSelection(
  document: CampaignDocument,
  boards: readonly Artboard[],
  changes: readonly Change[],
  onSelect: (selection: Selection) => void,
) {
  const [selection, setSelection] = useState<Selection>();
  const [reported, setReported] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const opener = useRef<HTMLElement>(null);
  /** Where the text is among those of its artboard. */
  const position = useRef(0);
  /** The texts that each artboard has had, in their order: one that's emptied keeps its place. */
  const [had, setHad] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  // In the order of the wall, without those of artboards that aren't shown.
  const texts = useMemo(() => {
    const fields = fieldsOf(document);
    const isEmptied = (path: string) => {
      const place = placeAt(fields, path);
      return place !== undefined && textAt(document, place) === '';
    };
    return new Map(
      boards.map(({ id }) => {
        const now = new Set(reported.get(id));
        return [id, (had.get(id) ?? []).filter((path) => now.has(path) || isEmptied(path))];
      }),
    );
  }, [boards, document, reported, had]);

  const wall = useMemo(
    (): WallContext => ({
      selection,
      select: (next) => {
        if (next && !selection && globalThis.document.activeElement instanceof HTMLElement)
          opener.current = globalThis.document.activeElement;
        setSelection(next);
        if (next) onSelect(next);
      },
      changed: new Set(changes.flatMap(({ places }) => places)),
      report: (board, paths) => {
        setReported((before) => withTexts(before, board, paths));
        setHad((before) => withTexts(before, board, inPlace(before.get(board) ?? [], paths)));
      },
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

type Texts = ReadonlyMap<string, readonly string[]>;

function withTexts(before: Texts, board: string, paths: readonly string[]): Texts {
  return before.get(board)?.join() === paths.join() ? before : new Map(before).set(board, paths);
}

/** The texts that an artboard has now, with those that it had, each after the one before it. */
function inPlace(had: readonly string[], now: readonly string[]): string[] {
  return had.reduce<string[]>(
    (all, path, index) =>
      all.includes(path) ? all : all.toSpliced(all.indexOf(had[index - 1] ?? '') + 1, 0, path),
    [...now],
  );
}
