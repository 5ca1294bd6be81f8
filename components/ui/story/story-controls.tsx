import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { buttonStyles } from '../button';

interface Props {
  words: Record<'previous' | 'next' | 'play' | 'pause', string>;
  running: boolean;
  first: boolean;
  last: boolean;
  step: (by: number) => void;
  toggle: () => void;
}

// Never disabled: at an end the focus, and with it the arrow keys, would be lost.
const style = buttonStyles('tool', 'w-11 aria-disabled:text-muted aria-disabled:hover:border-line');

/** The buttons of a story: back, play or pause, on. */
export function StoryControls({ words, running, first, last, step, toggle }: Props) {
  return (
    <>
      <button
        type="button"
        aria-label={words.previous}
        aria-disabled={first}
        onClick={() => step(-1)}
        className={style}
      >
        <ChevronLeft aria-hidden size={18} />
      </button>
      <button
        type="button"
        aria-label={running ? words.pause : words.play}
        onClick={toggle}
        className={style}
      >
        {running ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
      </button>
      <button
        type="button"
        aria-label={words.next}
        aria-disabled={last}
        onClick={() => step(1)}
        className={style}
      >
        <ChevronRight aria-hidden size={18} />
      </button>
    </>
  );
}

/** As on a phone: a tap to the left goes back, one elsewhere goes on. The buttons do the same for everybody else. */
export function TapZones({ words, step }: Pick<Props, 'words' | 'step'>) {
  return (
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
  );
}
