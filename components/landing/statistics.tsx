import { noBreak } from '@/components/ui/no-break';
import type { Figure, Landing } from '@/content/schema';
import { sampleMark, valueText } from '@/lib/campaign/document/figure';

/** A strip of figures with a rule before each, and what the mark behind some of them means. */
export function Statistics({ heading, footnote, items }: Landing['statistics']) {
  return (
    <section
      aria-labelledby="statistics-heading"
      className="border-t border-line px-4 py-8 sm:px-8 print:break-inside-avoid print:px-0"
    >
      <div className="page-width">
        <h2 id="statistics-heading" className="sr-only">
          {heading}
        </h2>
        {/* A column is at least as wide as its figure, whose number stays in one piece. */}
        <dl className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-6 gap-y-8 md:grid-cols-[repeat(4,minmax(min-content,1fr))]">
          {items.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col border-l border-line pl-4">
              <dt className="mt-1.5 leading-snug font-semibold">{noBreak(label)}</dt>
              <dd className="figure order-first text-3xl break-words max-[359px]:text-2xl sm:text-4xl xl:text-5xl">
                {valueText(value)}
                <SampleMark value={value} />
              </dd>
              {note && (
                <dd className="mt-0.5 text-sm leading-snug text-balance text-muted">
                  {noBreak(note)}
                </dd>
              )}
            </div>
          ))}
        </dl>
        <p className="mt-5 text-sm text-muted">{`${sampleMark} ${footnote}`}</p>
      </div>
    </section>
  );
}

/** The asterisk after a made-up figure. The page's footnote explains it. */
export function SampleMark({ value }: { value: Figure | string }) {
  return (
    typeof value !== 'string' &&
    value.sample && <sup className="text-[0.5em] text-muted">{sampleMark}</sup>
  );
}
