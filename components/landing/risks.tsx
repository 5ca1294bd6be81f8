import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import type { Landing, Risk } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { Section } from './section';
import { valueText } from '@/lib/campaign/figure';
import { chartOf } from '@/lib/chart';
import { Chart } from './chart';
import { Source } from './source';

/** What happens, who it hits, what it costs, and what it adds up to if there are figures. */
export function Risks({ heading, intro, items, exposure }: Landing['risks']) {
  return (
    <Section id="risks" heading={heading} intro={intro}>
      <ol className="border-y border-line">
        {items.map((risk) => (
          <RiskRow key={risk.title} {...risk} />
        ))}
      </ol>
      {exposure && <Exposure {...exposure} />}
    </Section>
  );
}

function RiskRow({ title, text, whom, cost }: Risk) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-line py-6 not-first:border-t lg:grid-cols-12 lg:py-7">
      <div className="lg:col-span-6">
        <h3 className="text-xl font-bold lg:text-2xl">{noBreak(title)}</h3>
        <p className="mt-2 max-w-prose text-muted">{noBreak(text)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 lg:col-span-6 lg:gap-x-8">
        <div>
          <dt className="label text-muted">{sections.whom}</dt>
          <dd className="mt-1.5">{whom}</dd>
        </div>
        <div>
          <dt className="label text-muted">{sections.cost}</dt>
          <dd className="mt-1.5 font-semibold text-danger lg:text-lg lg:leading-snug">{cost}</dd>
        </div>
      </dl>
    </li>
  );
}

type ExposureContent = NonNullable<Landing['risks']['exposure']>;

function Exposure({ heading, items }: ExposureContent) {
  return (
    <div className="mt-8 border-l-4 border-danger bg-danger-tint p-6 sm:p-8">
      <h3 className="label">{heading}</h3>
      <dl
        className={clsx(
          'mt-5 grid gap-x-10 gap-y-8',
          items.length > 1 ? 'md:grid-cols-3' : 'md:*:flex-row md:*:items-baseline md:*:gap-5',
        )}
      >
        {items.map((item) => (
          <Figure key={item.label} {...item} />
        ))}
      </dl>
    </div>
  );
}

function Figure({ source, ...card }: ExposureContent['items'][number]) {
  const chart = chartOf(card);
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-2 font-semibold">{card.label}</dt>
      <dd className="figure order-1 text-[2rem] text-danger sm:text-5xl">
        {valueText(card.value)}
      </dd>
      {chart && (
        <dd className="order-4 mt-4 text-danger">
          <Chart chart={chart} className="h-14" />
        </dd>
      )}
      {source && (
        <dd className="order-3 mt-0.5 text-sm text-muted">
          <Source {...source} />
        </dd>
      )}
    </div>
  );
}
