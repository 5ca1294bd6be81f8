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
            className={`border-l-4 pb-5 pl-4 ${color === 'danger' ? 'border-dashed' : ''} ${toneText[color]}`}
          >
            <span className="block text-text">{text}</span>
            <b>{result}</b>
          </li>
        ))}
      </ul>
      <div className="bricks grid gap-4 p-4 md:grid-cols-3">
        <p className="w-fit bg-background px-4 py-2 font-bold md:col-span-full">{box}</p>
        {zones.map((zone) => (
          <div key={zone.title} className="flex flex-col bg-background p-4">
            <h4 className="text-xl leading-snug font-bold">{zone.title}</h4>
            <p className="mt-2 grow text-muted">{zone.devices}</p>
            <dl>
              <dt className="label mt-4 text-muted">{allowed}</dt>
              <dd>{zone.allowed}</dd>
              <dt className="label mt-4 text-muted">{blocked}</dt>
              <dd>{zone.blocked}</dd>
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}
