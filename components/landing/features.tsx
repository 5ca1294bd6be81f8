import { clsx } from 'clsx';
import { Icon } from '@/components/site/icon';
import { noBreak } from '@/components/ui/no-break';
import type { Landing, LeadFeature } from '@/content/schema';
import { LeadDrawing } from './drawings';
import { Section } from './section';

/** The lead feature with its drawing and its points, and the others in ruled cells below it. */
export function Features({ heading, intro, lead, items }: Landing['features']) {
  return (
    <Section id="features" heading={heading} intro={intro}>
      <Lead {...lead} />
      <ul
        className={clsx(
          'grid gap-x-8 border-b border-line',
          items.length > 1 && (items.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'),
        )}
      >
        {items.map(({ icon, title, text }) => (
          <li
            key={title}
            className="border-line py-6 max-md:not-first:border-t md:not-first:border-l md:not-first:pl-8 lg:py-8"
          >
            <Icon name={icon} />
            <h3 className="mt-3 text-xl font-bold">{noBreak(title)}</h3>
            <p className="mt-2 max-w-prose text-muted">{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lead({ icon, title, text, points, drawing }: LeadFeature) {
  return (
    <div className="grid border-y border-line lg:grid-cols-12 lg:gap-x-8 print:block">
      {drawing && (
        <div className="break-inside-avoid self-center bg-surface max-lg:mt-5 sm:p-4 lg:col-span-7 lg:my-5">
          <LeadDrawing {...drawing} />
        </div>
      )}
      <div className="flex flex-col py-6 lg:col-span-5 lg:py-8">
        <Icon name={icon} />
        <h3 className="mt-3 text-2xl font-bold tracking-tight sm:text-3xl">{noBreak(title)}</h3>
        <p className="mt-3 max-w-prose text-lg text-muted">{noBreak(text)}</p>
        <ul className="mt-6 border-t border-line">
          {points.map((point) => (
            <li key={point} className="border-line py-2.5 not-first:border-t">
              {noBreak(point)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
