import { Icon } from '@/components/site/icon';
import type { platforms } from '@/content/platforms';

export function PlatformCards({ heading, items }: typeof platforms) {
  return (
    <section aria-labelledby="platforms-heading" className="mt-16 border-t border-line pt-10">
      <h2 id="platforms-heading" className="text-2xl font-bold tracking-tight sm:text-3xl">
        {heading}
      </h2>
      <ul className="mt-8 grid border border-line max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
        {items.map(({ name, icon, strengths, text }) => (
          <li key={name} className="p-6">
            <Icon name={icon} className="text-accent" />
            <h3 className="mt-4 text-xl font-bold">{name}</h3>
            <p className="mt-1 font-semibold">{strengths}</p>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
