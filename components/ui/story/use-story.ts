import { useEffect, useRef, useState } from 'react';

/**
 * The state of a story: which of its `count` slides is shown, and its clock. The clock stops while
 * the story is out of view or the slide's picture is loading.
 */
export function useStory(count: number) {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [clock, setClock] = useState<'off' | 'running' | 'paused'>('off');
  const [inView, setInView] = useState(false);
  const [pictureLoading, setPictureLoading] = useState(false);
  const last = count - 1;

  useEffect(() => {
    if (!root.current) return undefined;
    let shouldStart = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const visible = entry?.isIntersecting === true;
        setInView(visible);
        if (!visible || !shouldStart) return;
        shouldStart = false;
        setClock('running');
      },
      { threshold: 0.6 },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const picture = root.current?.querySelectorAll('li')[index]?.querySelector('img');
    if (!picture || picture.complete) return undefined;
    const onLoaded = () => setPictureLoading(false);
    setPictureLoading(true);
    picture.addEventListener('load', onLoaded);
    picture.addEventListener('error', onLoaded);
    return () => {
      onLoaded();
      picture.removeEventListener('load', onLoaded);
      picture.removeEventListener('error', onLoaded);
    };
  }, [index]);

  const step = (by: number) => {
    setIndex(Math.min(Math.max(index + by, 0), last));
    if (clock === 'paused') setClock('off');
  };

  /** Plays or pauses. After the last slide, plays again from the first. */
  const toggle = () => {
    if (clock === 'off' && index === last) setIndex(0);
    setClock(clock === 'running' ? 'paused' : 'running');
  };

  const onSlideEnd = () => {
    if (index === last) setClock('off');
    else setIndex(index + 1);
  };

  return {
    /** For the element that contains the slides, each of them an `li`. */
    root,
    index,
    last,
    clock,
    ticking: clock === 'running' && inView && !pictureLoading,
    step,
    toggle,
    onSlideEnd,
  };
}
