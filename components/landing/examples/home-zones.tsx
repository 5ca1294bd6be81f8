import { clsx } from 'clsx';
import type { ExampleOf } from '@/content/schema';
import { toneText } from '../panel-list';

/** A home's devices, in zones with walls between them, and what comes to the box in front of them. */
export function HomeZones(props: ExampleOf<'home-zones'>) {
  const { title, traffic, box, zones, allowed, blocked } = props;
  return (
    <div>
      <h3 className="label mb-3 text-muted">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-4">
        {traffic.map(({ text, result, color }) => (
          <li
            key={text}
            className={clsx(
              'border-l-4 pl-4',
              // What's let through goes on to the box, across the two courses above it.
              color === 'danger' ? 'border-dashed pb-5' : 'relative -mb-6 pb-11',
              toneText[color],
            )}
          >
            <span className="block text-text">{text}</span>
            <b>{result}</b>
          </li>
        ))}
      </ul>
      {/* Walls are about a brick wide; what's between them covers the joint. Heights are multiples of a
          course, 0.75rem. */}
      <div className="leading-6">
        <div className="bricks pt-6 md:px-7.5">
          <p className="bg-background px-4 py-3 font-bold">{box}</p>
        </div>
        <div className="md:flex">
          {zones.map((zone) => (
            <div
              key={zone.title}
              className="bricks grow basis-0 py-6 md:flex md:pl-7.5 md:last:pr-7.5"
            >
              <div className="flex grow flex-col bg-background px-4 py-3">
                <h4 className="text-xl leading-6 font-bold">{zone.title}</h4>
                <p className="mt-3 grow text-muted">{zone.devices}</p>
                <dl>
                  <dt className="label mt-5 text-muted">{allowed}</dt>
                  <dd>{zone.allowed}</dd>
                  <dt className="label mt-5 text-muted">{blocked}</dt>
                  <dd>{zone.blocked}</dd>
                </dl>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
