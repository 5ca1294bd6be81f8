import type { ReactNode } from 'react';
import type { Rect } from '@/lib/campaign/drawing/rect';
import { type HeroFrame, heroFrames } from '@/lib/campaign/drawing/scenes/hero';

const classes = { upright: 'overflow-visible sm:hidden', wide: 'max-sm:hidden' };

const copyOf = ({ name }: HeroFrame): ReactNode => <use href={`#${name}`} />;

interface Props {
  /** Without it, it's another view of the scene that the hero draws. */
  draw?: (frame: HeroFrame) => ReactNode;
  /** What shows of it at least. Where there's room, it's `full` high. */
  viewOf: (frame: HeroFrame) => Rect & { full?: number };
}

/**
 * A scene in the composition for phones and in the wide one, of which the page shows one. If it's
 * given more height than the view, it shows more of what's below; with less, more on the right.
 */
export function Scene({ draw = copyOf, viewOf }: Props) {
  return heroFrames.map((frame) => {
    const { x, y, width, height, full = height } = viewOf(frame);
    return (
      <svg
        key={frame.name}
        aria-hidden
        width={Math.round(width)}
        height={Math.round(full)}
        viewBox={[x, y, width, height].map(Math.round).join(' ')}
        preserveAspectRatio="xMinYMin"
        className={`forced-color-adjust-none bg-background h-auto min-h-full w-full ${classes[frame.name]}`}
      >
        {draw(frame)}
      </svg>
    );
  });
}
