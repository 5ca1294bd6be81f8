import { useEffect, useRef, useState } from 'react';

/**
 * Which slide of a story is shown, and its clock. The clock stands still while the story is out of view, and until the
 * slide's picture is there.
 */
export function useStory({ count, autoPlay }: { count: number; autoPlay: boolean }) {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [clock, setClock] = useState<'off' | 'running' | 'paused'>('off');
  const [inView, setInView] = useState(false);
  const [arriving, setArriving] = useState(false);
  const last = count - 1;

  useEffect(() => {
    if (!root.current) return undefined;
    let waiting = autoPlay && matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = entry?.isIntersecting === true;
        setInView(seen);
        if (!seen || !waiting) return;
        waiting = false;
        setClock('running');
      },
      { threshold: 0.6 },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [autoPlay]);

  useEffect(() => {
    const picture = root.current?.querySelectorAll('li')[index]?.querySelector('img');
    if (!picture || picture.complete) return undefined;
    const arrived = () => setArriving(false);
    setArriving(true);
    picture.addEventListener('load', arrived);
    picture.addEventListener('error', arrived);
    return () => {
      arrived();
      picture.removeEventListener('load', arrived);
      picture.removeEventListener('error', arrived);
    };
  }, [index]);

  const step = (by: number) => {
    setIndex(Math.min(Math.max(index + by, 0), last));
    if (clock === 'paused') setClock('off');
  };

  /** Play and pause; after the last slide, from the first one again. */
  const toggle = () => {
    if (clock === 'off' && index === last) setIndex(0);
    setClock(clock === 'running' ? 'paused' : 'running');
  };

  const onSlideEnd = () => {
    if (index === last) setClock('off');
    else setIndex(index + 1);
  };

  return {
    /** Goes on the element that holds the slides, each of them an `li`. */
    root,
    index,
    last,
    clock,
    ticking: clock === 'running' && inView && !arriving,
    step,
    toggle,
    onSlideEnd,
  };
}
