import { useEffect, useRef, useState } from 'react';
import { beside } from './panel';
import { isWide, useActions, useStudio } from './store';
import { useFocusInside } from './use-focus-inside';

/** What's at the left of the wall. For the keyboard, its hundreds of texts come after the wall. */
export function SideColumn(props: {
  label: string;
  /** Called when a pointer comes over it, and when it's gone. */
  onPoint?: (isPointed: boolean) => void;
  children: React.ReactNode;
}) {
  const { label, onPoint, children } = props;
  const selection = useStudio((state) => state.selection);
  const { close, toggle } = useActions();
  const column = useRef<HTMLElement>(null);
  // By its button, not with the page.
  const [isOpened] = useState(
    () => !selection && (!isWide() || document.activeElement !== document.body),
  );
  useFocusInside(column, isOpened);
  useEffect(() => {
    if (selection?.board)
      column.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [selection]);
  return (
    <section
      ref={column}
      tabIndex={-1}
      aria-label={label}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onKeyDown={({ key }) =>
        key === 'Escape' && (selection ? close() : isOpened && toggle('texts'))
      }
      className={`${beside} -order-1 border-r lg:w-80`}
    >
      {children}
    </section>
  );
}
