import { noBreak } from '@/components/ui/no-break';
import type { Brand, Landing } from '@/content/schema';
import { sameMinute } from '@/content/words/landing';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { heightOf, heroScene } from '@/lib/campaign/drawing/hero/hero';
import { heroFrames } from '@/lib/campaign/drawing/hero/stage';
import './incident.css';

interface Props extends Pick<Brand, 'logo'> {
  incident: Landing['hero']['incident'];
}

const pictureStyles = { upright: 'overflow-visible sm:hidden', wide: 'max-sm:hidden' };

/**
 * The page's incident: the attempt, and how it's stopped. Where the browser can, a wall rises while
 * one scrolls, and the first becomes the second (incident.css). Otherwise, they're two pictures.
 */
export function Incident({ incident: { states, drawing }, logo }: Props) {
  // Without the studio's marks, which differ.
  const times = new Set(states.map(({ time }) => cleanLine(time)));
  return (
    <div id="hero" className="incident mt-4 low:mt-3">
      <ol className="-mx-4 grid gap-4 px-4 sm:mx-0 sm:px-0">
        {states.map(({ time, label, text }, index) => {
          const isSame = index > 0 && times.size === 1;
          return (
            <li key={label} className="grid overflow-y-clip">
              <p className="leading-snug">
                <b className="block border-t-2 pt-2 pr-5 text-2xl">
                  {!isSame && `${time} `}
                  <span className="max-sm:text-lg">{label}</span>
                  {isSame && <span className="max-sm:hidden">{sameMinute}</span>}
                </b>
                <span className="block text-balance text-muted sm:pr-6">{noBreak(text)}</span>
              </p>
              {heroFrames.map((frame) => (
                <svg
                  key={frame.name}
                  aria-hidden
                  width={frame.width - 2 * frame.margin}
                  height={heightOf(frame)}
                  viewBox={`0 0 ${frame.width - 2 * frame.margin} ${heightOf(frame)}`}
                  className={`forced-color-adjust-none mt-2 h-auto w-full bg-background ${pictureStyles[frame.name]}`}
                >
                  {index === 0 ? (
                    // Set as HTML, so that React has nothing to hydrate in it.
                    <g
                      id={frame.name}
                      dangerouslySetInnerHTML={{ __html: heroScene(drawing, logo, frame) }}
                    />
                  ) : (
                    <use href={`#${frame.name}`} />
                  )}
                </svg>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
