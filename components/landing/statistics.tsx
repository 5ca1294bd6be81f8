import type { Landing, StatCard } from '@/content/schema';
import { valueText } from '@/lib/campaign/value-text';
import { chartOf } from '@/lib/chart';
import { Chart } from './chart';

/** One ruled strip of figures, each with its chart below it. */
export function Statistics({ heading, items }: Landing['statistics']) {
  return (
    <section
      aria-labelledby="statistics-heading"
      className="border-t border-line bg-surface px-4 sm:px-8 print:bg-background print:px-0"
    >
      <div className="page-width">
        <h2 id="statistics-heading" className="label border-b border-line py-4 text-muted">
          {heading}
        </h2>
        <dl className="grid grid-cols-2 xl:grid-cols-4">
          {items.map((item) => (
            <Statistic key={item.label} {...item} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Statistic(card: StatCard) {
  const { label, value, note } = card;
  const chart = chartOf(card);
  return (
    <div className="flex flex-col border-line py-8 pr-8 not-nth-[2n+1]:border-l not-nth-[2n+1]:px-4 max-xl:nth-[n+3]:border-t sm:pr-16 sm:not-nth-[2n+1]:px-8 lg:py-10 xl:not-first:border-l xl:not-first:px-8">
      <dt className="order-2 mt-3 font-semibold">{label}</dt>
      <dd className="order-1 text-4xl leading-none font-extrabold tracking-tight sm:text-6xl 2xl:text-7xl">
        {valueText(value)}
      </dd>
      {note && <dd className="order-3 mt-1 mb-6 text-sm text-muted">{note}</dd>}
      {chart && (
        <dd className="order-4 mt-auto text-muted">
          {/* The part that's missing is the risk, so it's red. */}
          <Chart chart={chart} className="h-14" rest="stroke-danger" />
        </dd>
      )}
    </div>
  );
}
