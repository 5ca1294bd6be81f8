import { useDeferredValue, useEffect, useState } from 'react';

/** A value once it has stopped changing for a moment. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), 150);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(paused);
}
