'use client';

import { clsx } from 'clsx';
import { Picture } from '../picture';
import { StoryControls, TapZones } from './story-controls';
import { useStory } from './use-story';

/** A slide: its words, and the picture of them where there is one. */
export interface StorySlide {
  text: string;
  picture?: React.ComponentProps<typeof Picture>;
}

interface Props {
  slides: StorySlide[];
  label: string;
  words: Record<'slide' | 'of' | 'previous' | 'next' | 'play' | 'pause', string>;
  /** Plays once through, by itself, while it is in view; never where a reader wants less motion. */
  autoPlay?: boolean;
  /** What stands below the words of a slide that has no picture. */
  backdrop?: React.ReactNode;
  /** How large the slides are shown. */
  className: string;
  /** What lies over every slide. */
  children?: React.ReactNode;
}

/**
 * A story as a phone plays it: one slide after the other, by itself or by a tap, the buttons, the arrow keys. Without a
 * script the slides stand side by side, to be scrolled.
 */
export function StoryPlayer({
  slides,
  label,
  words,
  autoPlay = false,
  backdrop,
  className,
  children,
}: Props) {
  const story = useStory({ count: slides.length, autoPlay });
  const { root, index, last, clock, ticking, step, toggle, onSlideEnd } = story;
  const running = clock === 'running';

  function onKeyDown(event: React.KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for all that can be focused in it
    <section
      ref={root}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      className="flex min-h-0 grow flex-col gap-2"
    >
      <div aria-hidden className="needs-script flex gap-1 print:hidden">
        {slides.map(({ text }, position) => (
          <span key={text} className="h-1 grow bg-line forced-colors:outline-1">
            <span
              onAnimationEnd={onSlideEnd}
              style={{ animationPlayState: ticking ? 'running' : 'paused' }}
              className={clsx(
                'block h-full bg-accent forced-color-adjust-none',
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
                'col-start-1 row-start-1 min-h-0 overflow-y-auto noscript:w-full noscript:shrink-0 noscript:snap-start',
                position !== index && 'invisible noscript:visible',
              )}
            >
              {picture ? (
                <Picture {...picture} className="mx-auto h-full! max-w-full object-contain" />
              ) : (
                <div className="flex min-h-full flex-col justify-between gap-6 bg-surface p-6">
                  <p className="my-auto text-2xl leading-tight font-bold tracking-tight">{text}</p>
                  {backdrop}
                </div>
              )}
            </li>
          ))}
        </ol>
        {children}
        <TapZones words={words} step={step} />
      </div>
      <div className="needs-script flex items-center justify-center gap-2 print:hidden">
        <StoryControls
          words={words}
          running={running}
          first={index === 0}
          last={index === last}
          step={step}
          toggle={toggle}
        />
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
