import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { valueText } from '@/lib/campaign/figure';
import { Source } from './source';

/** One ruled strip of figures. */
export function Statistics({ heading, source, items }: Landing['statistics']) {
  return (
    <section
      aria-labelledby="statistics-heading"
      className="border-t border-line bg-surface px-4 sm:px-8 print:bg-background print:px-0"
    >
      <div className="page-width xl:grid xl:grid-cols-[1fr_7fr]">
        <div className="flex items-baseline justify-between gap-4 pt-5 xl:block xl:py-7 xl:pr-4">
          <h2 id="statistics-heading" className="label text-muted">
            {heading}
          </h2>
          {source && (
            <p className="text-sm text-muted xl:mt-1">
              <Source {...source} />
            </p>
          )}
        </div>
        <dl className="grid grid-cols-2 md:grid-cols-4">
          {items.map(({ label, value, note }) => (
            <div
              key={label}
              className="flex flex-col border-line py-5 pr-2 not-nth-[2n+1]:border-l not-nth-[2n+1]:pl-4 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-5 xl:border-l xl:py-7 xl:not-first:pl-6 xl:first:pl-6"
            >
              <dt className="order-2 mt-2 leading-snug font-semibold">{noBreak(label)}</dt>
              <dd className="figure order-1 text-[2rem] sm:text-[2.5rem] xl:text-5xl 2xl:text-[3.5rem]">
                {valueText(value)}
              </dd>
              {note && (
                <dd className="order-3 mt-0.5 text-sm leading-snug text-muted">{noBreak(note)}</dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
