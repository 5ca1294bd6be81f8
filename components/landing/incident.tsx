import type { Brand, Landing } from '@/content/schema';
import { sameMinute } from '@/content/words/landing';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import {
  type HeroFrame,
  heroFrames,
  heroScene,
  heroViews,
} from '@/lib/campaign/drawing/scenes/hero';
import './incident.css';
import { Scene } from './scene';

interface Props extends Pick<Brand, 'logo'> {
  incident: Landing['hero']['incident'];
  /** What stays on the screen below it. */
  children: React.ReactNode;
}

/**
 * The page's incident: the attempt, and how it's stopped. Where the browser can, the second
 * replaces the first while one scrolls (incident.css). Otherwise, they're two
 * pictures.
 */
export function Incident({ incident: { states, drawing }, logo, children }: Props) {
  const viewOf = (frame: HeroFrame) => heroViews(drawing, logo, frame).least;
  const { raised } = heroViews(drawing, logo, heroFrames[1]);
  const style: React.CSSProperties & Record<'--raised', string> = { '--raised': raised };
  const draw = (frame: HeroFrame) => (
    // As markup, React has nothing in it to take over.
    <g id={frame.name} dangerouslySetInnerHTML={{ __html: heroScene(drawing, logo, frame) }} />
  );
  // Without the studio's marks, which differ.
  const times = new Set(states.map(({ time }) => cleanLine(time)));
  return (
    <div className="incident mt-5 low:mt-3" style={style}>
      <div>
        <ol className="-mx-4 grid gap-4 px-4 sm:mx-0 sm:px-0">
          {states.map(({ time, label, text }, index) => {
            const isSame = index > 0 && times.size === 1;
            return (
              <li key={label} className="grid overflow-clip print:max-h-108">
                <p className="text-lg leading-snug">
                  <b className="block border-t-2 pt-2 pr-5 text-2xl">
                    {!isSame && `${time} `}
                    <span className="max-sm:text-lg">{label}</span>
                    {isSame && <span className="max-sm:hidden">{sameMinute}</span>}
                  </b>
                  <span className="block text-balance text-muted sm:pr-6">{text}</span>
                </p>
                <Scene viewOf={viewOf} draw={index === 0 ? draw : undefined} />
              </li>
            );
          })}
        </ol>
        {children}
      </div>
    </div>
  );
}
