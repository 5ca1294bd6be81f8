import { Icon } from '@/components/site/icon';
import type { Landing, Risk, StatCard } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { Section } from './section';
import { valueText } from '@/lib/campaign/value-text';
import { chartOf } from '@/lib/chart';
import { Chart } from './chart';

/** A ledger of risks: what happens, who it hits, what it costs, and the total if there are figures. */
export function Risks({ heading, intro, items, exposure }: Landing['risks']) {
  return (
    <Section id="risks" heading={heading} intro={intro}>
      <ol className="border-b border-line">
        {items.map((risk) => (
          <RiskRow key={risk.title} {...risk} />
        ))}
      </ol>
      {exposure && <Exposure {...exposure} />}
    </Section>
  );
}

function RiskRow({ icon, title, text, whom, cost }: Risk) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12">
      <Icon name={icon} className="text-danger max-lg:hidden lg:col-span-1 lg:mt-1" />
      <div className="lg:col-span-6">
        <h3 className="text-xl font-bold">{title}</h3>
        <p className="mt-2 max-w-prose text-muted">{text}</p>
      </div>
      <dl className="grid grid-cols-2 gap-4 lg:col-span-5">
        <div>
          <dt className="label text-muted">{sections.whom}</dt>
          <dd className="mt-1.5">{whom}</dd>
        </div>
        <div>
          <dt className="label text-muted">{sections.cost}</dt>
          <dd className="mt-1.5 font-semibold text-danger">{cost}</dd>
        </div>
      </dl>
    </li>
  );
}

function Exposure({ heading, items, note }: NonNullable<Landing['risks']['exposure']>) {
  return (
    <div className="mt-8 border-l-4 border-danger bg-danger-tint p-6 sm:p-8 lg:p-10">
      <h3 className="label">{heading}</h3>
      <dl className="mt-6 grid gap-x-8 gap-y-10 md:auto-cols-fr md:grid-flow-col lg:gap-x-12">
        {items.map((item) => (
          <Figure key={item.label} {...item} />
        ))}
      </dl>
      <p className="mt-6 text-sm text-muted">{note}</p>
    </div>
  );
}

function Figure(card: StatCard) {
  const chart = chartOf(card);
  return (
    <div className="flex flex-col text-danger">
      <dt className="order-2 mt-2 mb-5 text-text">{card.label}</dt>
      <dd className="order-1 text-5xl leading-none font-extrabold tracking-tight lg:text-6xl">
        {valueText(card.value)}
      </dd>
      {chart && (
        <dd className="order-3 mt-auto">
          <Chart chart={chart} className="h-20" />
        </dd>
      )}
    </div>
  );
}
