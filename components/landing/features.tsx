import { Icon } from '@/components/site/icon';
import type { Landing } from '@/content/schema';
import { Section } from './section';

/** One lead feature with its points, the others as ruled cells beside it. */
export function Features({ heading, intro, items: [lead, ...others] }: Landing['features']) {
  return (
    <Section id="features" heading={heading} intro={intro}>
      <div className="grid border border-line lg:grid-cols-2">
        <div className="bg-surface p-6 sm:p-10">
          <Icon name={lead.icon} className="text-accent" />
          <h3 className="mt-6 text-2xl font-bold tracking-tight sm:text-3xl">{lead.title}</h3>
          <p className="mt-3 max-w-prose text-lg text-muted">{lead.text}</p>
          {lead.points && (
            <ul className="mt-8 divide-y divide-line border-y border-line">
              {lead.points.map((point) => (
                <li key={point} className="py-3">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        <ul className="divide-y divide-line border-line max-lg:border-t lg:border-l">
          {others.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-5 p-6 sm:p-10">
              <Icon name={icon} className="mt-1 shrink-0 text-accent" />
              <div>
                <h3 className="text-xl font-bold">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
