import { useState } from 'react';

/**
 * Asks for a second press, for what's probably a mistake but may be meant.
 * @param warning what's said after the first press; empty if there's nothing to say
 */
export function useSecondPress(warning = '') {
  const [saidWarning, setSaidWarning] = useState('');
  const isAsked = warning !== '' && saidWarning === warning;
  return {
    /** The next press does it. */
    isAsked,
    /** What to say instead of doing it; undefined if there's nothing to say, or if it was said. */
    ask: (): string | undefined => {
      if (warning === '' || isAsked) return undefined;
      setSaidWarning(warning);
      return warning;
    },
  };
}
