import { useState } from 'react';
import { cleanAt, type Place, textAt } from '@/lib/studio/text/places';
import { liveContent, useActions, useStudio } from '../store';

/** A place's text in its box, as it's being typed; what puts another one there; and what tidies it. */
export function useTyped(place: Place) {
  const { document, variant } = useStudio(liveContent);
  const { edit } = useActions();
  const value = textAt(document, place, variant);
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The value changes by typing here, which leaves the box alone (else its caret would jump at a
  // second space), or from elsewhere.
  if (value !== lastValue) {
    setLastValue(value);
    if (cleanAt(place, typed) !== value) setTyped(value);
  }
  return [
    typed,
    (text: string) => {
      setTyped(text);
      edit(place, text);
    },
    () => setTyped(value),
  ] as const;
}
