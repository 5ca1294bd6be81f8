import { useEffect, useEffectEvent } from 'react';

/** A search, a name and the table have an undo of their own. */
const typed = 'textarea, [type=search], [type=text]';

/**
 * Undoes and redoes by key, wherever the focus is, even if its element is gone.
 * @param step returns whether there was something to do
 */
export function useUndoKeys(step: (type: 'undo' | 'redo') => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const keys: Record<string, 'undo' | 'redo'> = { z: shiftKey ? 'redo' : 'undo', y: 'redo' };
    const type = keys[key.toLowerCase()];
    const isTyping = target instanceof HTMLElement && target.matches(typed);
    if (!type || !(ctrlKey || metaKey) || altKey || isTyping) return;
    if (step(type)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
