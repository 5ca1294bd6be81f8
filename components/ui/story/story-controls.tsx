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

// `aria-disabled`, because a disabled button would lose focus, and the arrow keys with it.
const style = buttonStyles('tool', 'w-11 aria-disabled:text-muted aria-disabled:hover:border-line');

/** A story's buttons: back, play or pause, forward. */
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

/** A tap on the left third goes back, elsewhere forward. For keyboards, there are the buttons. */
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
