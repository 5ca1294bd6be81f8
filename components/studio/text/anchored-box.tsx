import { useLayoutEffect, useRef, useState } from 'react';
import {
  bringIntoView,
  positionAfterGrowth,
  positionBeside,
  rectOf,
  wordsIn,
} from './box-position';
import { FieldBox } from './field-box';
import { ReviewBox } from '../review/review-box';
import { useStudio } from '../store';

/** The box of the chosen text: above its words if there's room; on a phone, at the bottom. */
export function AnchoredBox({ area }: { area: HTMLElement | null }) {
  const selection = useStudio((state) => state.selection);
  const isReview = useStudio(({ review }) => review !== undefined);
  const { board: id, path } = selection ?? {};
  // A new entry of a list gets its words with the next frame.
  const hasWords = useStudio(({ texts }) => texts.get(id ?? '')?.includes(path ?? ''));
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<React.CSSProperties>({ top: 0, left: 0, opacity: 0 });

  useLayoutEffect(() => {
    const { current } = box;
    const board = area?.querySelector<HTMLElement>(`[data-board="${id}"]`);
    const target = board && wordsIn(board, path);
    if (!area || !target || !current) return undefined;
    const isAtBottom = getComputedStyle(current).position === 'fixed';
    let height = current.offsetHeight;
    bringIntoView(target, area, height, isAtBottom);
    let position = positionBeside(rectOf(target), area, height);
    setAt(position);
    // It stays where it is while somebody uses it, unless what's wrong with a text, or an image,
    // makes it so high that it would leave the wall.
    const observer = new ResizeObserver(() => {
      const before = height;
      height = current.offsetHeight;
      position = positionAfterGrowth(position, area, { before, height });
      setAt(position);
    });
    observer.observe(current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as soon as there are words
  }, [area, id, path, hasWords]);

  if (!id || path === undefined) return null;
  return (
    <div
      ref={box}
      // If it weren't for the last class, an image in the box would scroll the wall: browsers keep the
      // focused text where it is while something above it grows.
      className="absolute z-20 w-[min(22rem,calc(100%-1rem))] max-lg:fixed max-lg:inset-[auto_0_0]! max-lg:w-auto [overflow-anchor:none]"
      style={at}
    >
      {isReview ? <ReviewBox path={path} /> : <FieldBox path={path} />}
    </div>
  );
}
