import { useEffect, useEffectEvent } from 'react';

/** A search, a name and the table have an undo of their own. */
const typedInputs = 'textarea, [type=search], [type=text]';

/** The bar, the open panels, the wall and the list of texts, in the order of the Tab key. */
const regions = '.studio > header, .studio > div > section, .studio main';

/** F6 goes through the parts of the screen, as in other editors. */
function goToRegion(step: 1 | -1) {
  const allRegions = [...document.querySelectorAll<HTMLElement>(regions)];
  const at = allRegions.findLastIndex((region) => region.contains(document.activeElement));
  allRegions.at((Math.max(at, step === 1 ? -1 : 0) + step) % allRegions.length)?.focus();
}

/**
 * Undoes and redoes by key, wherever the focus is, even if its element is gone.
 * @param step returns whether there was something to do
 */
export function useStudioKeys(step: (type: 'undo' | 'redo') => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'F6' && !(ctrlKey || metaKey || altKey)) {
      event.preventDefault();
      goToRegion(shiftKey ? -1 : 1);
    }
    const keys: Record<string, 'undo' | 'redo'> = { z: shiftKey ? 'redo' : 'undo', y: 'redo' };
    const type = keys[key.toLowerCase()];
    const isTyping = target instanceof HTMLElement && target.matches(typedInputs);
    if (!type || !(ctrlKey || metaKey) || altKey || isTyping) return;
    if (step(type)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
