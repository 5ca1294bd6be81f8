'use client';

import { buttonStyles } from '../button';
import { Picture } from '../picture';
import { useStory } from './use-story';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';

export interface StorySlide {
  text: string;
  picture: React.ComponentProps<typeof Picture>;
}

interface Props {
  slides: StorySlide[];
  label: string;
  words: Record<'slide' | 'of' | 'previous' | 'next' | 'play' | 'pause', string>;
  className: string;
  children?: React.ReactNode;
}

/**
 * Plays a story as a phone does: one slide at a time, once through by itself while it's in view
 * (unless the visitor prefers reduced motion), or with taps, buttons or arrow keys. Without
 * JavaScript, the slides sit side by side and scroll.
 */
export function StoryPlayer({ slides, label, words, className, children }: Props) {
  const story = useStory(slides.length);
  const { root, index, last, clock, ticking, step, toggle, onSlideEnd } = story;
  const running = clock === 'running';
  const controls = [
    { id: 'previous', isOff: index === 0, press: () => step(-1), Icon: ChevronLeft },
    { id: running ? 'pause' : 'play', isOff: false, press: toggle, Icon: running ? Pause : Play },
    { id: 'next', isOff: index === last, press: () => step(1), Icon: ChevronRight },
  ] as const;

  function onKeyDown(event: React.KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys, from everything inside
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
              className={`block h-full bg-text forced-color-adjust-none ${position > index ? 'invisible' : position === index && clock !== 'off' ? 'story-progress' : ''}`}
            />
          </span>
        ))}
      </div>
      <div className={`relative overflow-hidden ${className}`}>
        <ol
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the arrow keys
          tabIndex={0}
          aria-label={label}
          className="grid h-full outline-offset-[-2px] noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
        >
          {slides.map(({ text, picture }, position) => (
            <li
              key={text}
              className={`col-start-1 row-start-1 min-h-0 overflow-y-auto noscript:w-full noscript:shrink-0 noscript:snap-start ${position === index ? '' : 'invisible noscript:visible'}`}
            >
              <Picture {...picture} className="mx-auto h-full! max-w-full object-contain" />
            </li>
          ))}
        </ol>
        {children}
        {/* A tap on the left third goes back, elsewhere forward. For keyboards, there are the
            buttons. */}
        <div aria-hidden className="needs-script absolute inset-0 flex">
          {(['w-1/3', 'grow'] as const).map((place, side) => (
            <button
              key={place}
              type="button"
              tabIndex={-1}
              aria-label={side ? words.next : words.previous}
              onClick={() => step(side || -1)}
              className={place}
            />
          ))}
        </div>
      </div>
      <div className="needs-script flex items-center gap-2 print:hidden">
        {controls.map(({ id, isOff, press, Icon }) => (
          <button
            // The same one plays and pauses, so it keeps the focus.
            key={id === 'pause' ? 'play' : id}
            type="button"
            aria-label={words[id]}
            // A disabled button would lose focus, and the arrow keys with it.
            aria-disabled={isOff}
            onClick={press}
            className={buttonStyles(
              'tool',
              'w-11 aria-disabled:text-muted aria-disabled:hover:border-line',
            )}
          >
            <Icon aria-hidden size={16} />
          </button>
        ))}
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
