import { useEffect } from 'react';

/** Moves the focus into what opens over the wall, and back once that's closed. */
export function useFocusInside(element: React.RefObject<HTMLElement | null>, isOver = true) {
  useEffect(() => {
    if (!isOver) return undefined;
    const opener = document.activeElement;
    element.current?.focus();
    // What had the focus is gone with it, unless something else was pressed.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [element, isOver]);
}
