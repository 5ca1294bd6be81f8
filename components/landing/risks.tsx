import type { Landing } from '@/content/schema';
import { Exposure } from './exposure';
import { RiskCard } from './risk-card';
import { Section } from './section';

/** What happens, who it hits, what it costs, and what it adds up to if there are figures. */
export function Risks({ label, heading, intro, layout, items, exposure }: Landing['risks']) {
  return (
    <Section id="risks" label={label} heading={heading} intro={intro}>
      <ol className="grid gap-x-8 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_1fr_auto]">
        {items.map((item, index) => (
          <RiskCard key={item.title} {...item} layout={layout} number={index + 1} />
        ))}
      </ol>
      {exposure && <Exposure {...exposure} />}
    </Section>
  );
}
