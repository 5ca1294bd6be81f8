'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { StorySlide } from '@/lib/ad-pictures';

interface Props {
  slides: StorySlide[];
  label: string;
  words: Record<'slide' | 'of' | 'previous' | 'next' | 'play' | 'pause', string>;
  /** Plays once through, by itself, when it comes into view; never where a reader wants less motion. */
  autoPlay?: boolean;
  /** How large the slides are shown. */
  className: string;
  /** What lies over every slide. */
  children?: React.ReactNode;
}

// Never disabled: at an end the focus, and with it the arrow keys, would be lost.
const control = buttonStyles(
  'tool',
  'w-11 aria-disabled:text-muted aria-disabled:hover:border-line',
);

/**
 * A story as a phone plays it: one slide after the other, by itself or by a tap, the buttons, the arrow keys. Without a
 * script the slides stand side by side, to be scrolled.
 */
export function StoryPlayer({
  slides,
  label,
  words,
  autoPlay = false,
  className,
  children,
}: Props) {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [clock, setClock] = useState<'off' | 'running' | 'paused'>('off');
  const last = slides.length - 1;

  useEffect(() => {
    if (!autoPlay || !matchMedia('(prefers-reduced-motion: no-preference)').matches)
      return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setClock('running');
      },
      { threshold: 0.6 },
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [autoPlay]);

  function step(by: number) {
    setIndex(Math.min(Math.max(index + by, 0), last));
    if (clock === 'paused') setClock('off');
  }

  function toggle() {
    if (clock === 'off' && index === last) setIndex(0);
    setClock(clock === 'running' ? 'paused' : 'running');
  }

  function onSlideEnd() {
    if (index === last) setClock('off');
    else setIndex(index + 1);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  }

  const running = clock === 'running';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for all that can be focused in it
    <section
      ref={root}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      className="flex min-h-0 grow flex-col gap-2"
    >
      <div aria-hidden className="needs-script flex gap-1">
        {slides.map(({ text }, position) => (
          <span key={text} className="h-1 grow bg-line">
            <span
              onAnimationEnd={onSlideEnd}
              style={{ animationPlayState: clock === 'paused' ? 'paused' : 'running' }}
              className={clsx(
                'block h-full bg-accent',
                position > index && 'invisible',
                position === index && clock !== 'off' && 'story-progress',
              )}
            />
          </span>
        ))}
      </div>
      <div className={clsx('relative overflow-hidden', className)}>
        <ol
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys must reach it, script or no script
          tabIndex={0}
          aria-label={label}
          className="grid h-full outline-offset-[-2px] noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
        >
          {slides.map(({ text, picture }, position) => (
            <li
              key={text}
              className={clsx(
                'col-start-1 row-start-1 min-h-0 noscript:w-full noscript:shrink-0 noscript:snap-start',
                position !== index && 'invisible noscript:visible',
              )}
            >
              {picture ? (
                <Picture {...picture} className="mx-auto h-full! max-w-full object-contain" />
              ) : (
                <p className="flex h-full items-center bg-surface p-6 text-2xl leading-tight font-bold tracking-tight">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
        {children}
        {/* As on a phone: a tap to the left goes back. The buttons below do the same for everybody else. */}
        <div aria-hidden className="needs-script absolute inset-0 flex">
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.previous}
            onClick={() => step(-1)}
            className="w-1/3"
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.next}
            onClick={() => step(1)}
            className="grow"
          />
        </div>
      </div>
      <div className="needs-script flex items-center justify-center gap-2">
        <button
          type="button"
          aria-label={words.previous}
          aria-disabled={index === 0}
          onClick={() => step(-1)}
          className={control}
        >
          <ChevronLeft aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-label={running ? words.pause : words.play}
          onClick={toggle}
          className={control}
        >
          {running ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-disabled={index === last}
          onClick={() => step(1)}
          className={control}
        >
          <ChevronRight aria-hidden size={18} />
        </button>
        <p
          aria-live={running ? 'off' : 'polite'}
          className="min-w-16 text-center text-sm text-muted"
        >
          <span className="sr-only">{words.slide} </span>
          {`${index + 1} ${words.of} ${slides.length}`}
          <span className="sr-only">{`: ${slides[index]?.text}`}</span>
        </p>
      </div>
    </section>
  );
}
