import { useLayoutEffect, useRef, useState } from 'react';
import { bringIntoView, positionBeside, rectOf, wordsIn } from './box-position';
import { FieldBox } from './field-box';
import { ReviewBox } from '../review/review-box';
import { useStudio } from '../store';

/** The box of the chosen text: above its words if there's room; on a phone, at the bottom. */
export function AnchoredBox({ area }: { area: HTMLElement | null }) {
  const selection = useStudio((state) => state.selection);
  const isReview = useStudio(({ linked }) => linked !== undefined);
  const { board: id, path } = selection ?? {};
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<React.CSSProperties>({ top: 0, left: 0, opacity: 0 });

  useLayoutEffect(() => {
    const { current } = box;
    const board = area?.querySelector<HTMLElement>(`[data-board="${id}"]`);
    const target = board && wordsIn(board, path);
    if (!area || !target || !current) return undefined;
    const isAtBottom = getComputedStyle(current).position === 'fixed';
    bringIntoView(target, area, current.offsetHeight, isAtBottom);
    // What's wrong with a text, or an image, makes it higher while somebody types in it.
    const observer = new ResizeObserver(() => {
      const words = wordsIn(board, path);
      if (words) setAt(positionBeside(rectOf(words), area, current.offsetHeight));
    });
    setAt(positionBeside(rectOf(target), area, current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [area, id, path]);

  if (!id || path === undefined) return null;
  return (
    <div
      ref={box}
      className="absolute z-20 w-[min(22rem,calc(100%-1rem))] max-lg:fixed max-lg:inset-[auto_0_0]! max-lg:w-auto"
      style={at}
    >
      {isReview ? <ReviewBox path={path} /> : <FieldBox path={path} />}
    </div>
  );
}
