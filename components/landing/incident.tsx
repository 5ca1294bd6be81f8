import type { Brand, Landing } from '@/content/schema';
import { heroFrames, heroScene } from '@/lib/campaign/scenes/hero';

const classes = { upright: 'sm:hidden', wide: 'max-sm:hidden' };

interface Props extends Pick<Brand, 'mark'> {
  incident: Landing['hero']['incident'];
}

/**
 * The page's incident as a scene: the attempt, and how it's stopped. Where the browser can, the
 * second replaces the first while one scrolls (`incident` in app/globals.css). Otherwise, they're
 * two pictures. Phones have a composition of their own.
 */
export function Incident({ incident: { states, drawing }, mark }: Props) {
  return (
    <div className="incident -mx-4 mt-8 sm:mx-0 sm:mt-10">
      <ol>
        {states.map(({ time, label, text }, index) => (
          <li key={label}>
            <p className="border-t-2 border-line px-4 py-2.5 leading-snug sm:px-0 sm:pr-6 sm:text-lg">
              <b className="text-lg sm:text-2xl">{`${time} ${label}`}</b>
              <span className="block text-muted max-md:sr-only">{text}</span>
            </p>
            {heroFrames.map(({ name, width, height }) => (
              <svg
                key={name}
                aria-hidden
                viewBox={`0 0 ${width} ${height}`}
                className={classes[name]}
              >
                {index === 0 ? (
                  <g
                    id={name}
                    dangerouslySetInnerHTML={{ __html: heroScene(drawing, mark, name) }}
                  />
                ) : (
                  <use href={`#${name}`} />
                )}
              </svg>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
