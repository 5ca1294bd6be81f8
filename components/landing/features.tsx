import { Icon } from '@/components/site/icon';
import type { Landing, LeadFeature } from '@/content/schema';
import { LeadDrawing } from './drawings';
import { Section } from './section';

/** The lead feature with its drawing and its points, and the other features in ruled cells next to it. */
export function Features({ heading, intro, items: [lead, ...others] }: Landing['features']) {
  return (
    <Section id="features" heading={heading} intro={intro}>
      <div className="grid border border-line lg:grid-cols-[2fr_1fr] print:block">
        <Lead {...lead} />
        <ul className="grid border-line max-lg:border-t sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col lg:border-l">
          {others.map(({ icon, title, text }) => (
            <li
              key={title}
              className="border-line p-6 not-first:border-t sm:max-lg:not-first:border-t-0 sm:max-lg:not-first:border-l lg:p-8"
            >
              <Icon name={icon} className="text-accent" />
              <h3 className="mt-4 text-xl font-bold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Lead({ icon, title, text, points, drawing }: LeadFeature) {
  return (
    <div className="flex flex-col print:block">
      {drawing && (
        <div className="break-inside-avoid border-b border-line bg-surface">
          <LeadDrawing {...drawing} />
        </div>
      )}
      <div className="grid grow gap-x-10 gap-y-8 p-6 sm:p-8 md:grid-cols-2 lg:p-10">
        <div>
          <Icon name={icon} className="text-accent" />
          <h3 className="mt-4 text-2xl font-bold tracking-tight sm:text-3xl">{title}</h3>
          <p className="mt-3 max-w-prose text-lg text-muted">{text}</p>
        </div>
        <ul className="divide-y divide-line border-y border-line md:self-end">
          {points.map((point) => (
            <li key={point} className="py-3">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
