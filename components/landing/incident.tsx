import type { Landing } from '@/content/schema';
import { Scene } from './drawings';

/**
 * The page's incident as a drawing in three states: normal, attempt, stopped. The drawing is there
 * once, and each state is a window onto it. Where the browser can, they're in one place, and
 * scrolling leads from one to the next (`incident` in app/globals.css). Otherwise, they're three
 * pictures.
 */
export function Incident({ states, drawing }: Landing['hero']['incident']) {
  return (
    <div className="incident -mx-4 mt-8 sm:mx-0 sm:mt-10">
      <svg aria-hidden width="0" height="0" className="absolute">
        <g id="scene" fill="none">
          <Scene {...drawing} />
        </g>
      </svg>
      <ol>
        {states.map(({ time, label, text }) => (
          <li key={label}>
            <p className="border-t-2 border-line px-4 py-2.5 text-sm leading-snug sm:px-0 sm:pr-6">
              <b>{`${time} ${label}`}</b>
              <span className="mt-0.5 block text-muted max-md:sr-only">{text}</span>
            </p>
            <svg aria-hidden width="100%" height="432" className="bg-background sm:h-140">
              <use href="#scene" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
