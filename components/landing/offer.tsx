import { clsx } from 'clsx';
import type { Landing } from '@/content/schema';
import { Ticket, type TicketProps } from './ticket';
import { noBreak } from '@/components/ui/no-break';

type Props = Omit<TicketProps, 'price'> & Pick<Landing, 'next' | 'references'>;

/** The offer as a ticket: what it is, the promo code, one action. Then what happens next. */
export function Offer({ next, references, ...ticket }: Props) {
  const isBeside = ticket.layout === 'beside';
  return (
    <section
      id="offer"
      aria-labelledby="offer-heading"
      className="-scroll-mt-4 border-t border-line bg-surface px-4 py-14 sm:px-8 lg:py-20 print:bg-background print:px-0 print:py-8"
    >
      <div
        className={clsx('page-width grid gap-x-12 gap-y-10', isBeside && 'xl:grid-cols-[2fr_1fr]')}
      >
        <Ticket {...ticket} price={references?.price} />
        {references && <References {...references} />}
        <NextSteps {...next} isBeside={isBeside} />
      </div>
    </section>
  );
}

function NextSteps({ heading, steps, isBeside }: Landing['next'] & { isBeside: boolean }) {
  return (
    <div>
      <h3 className="text-2xl font-bold tracking-tight">{heading}</h3>
      <ol className={clsx('mt-4 grid gap-x-8', !isBeside && 'md:grid-cols-3')}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden className="figure text-2xl text-muted">
              {index + 1}
            </span>
            <div>
              <h4 className="font-bold">{noBreak(title)}</h4>
              <p className="mt-1 max-w-prose text-balance text-muted">{noBreak(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What customers and people say: those that have been written. Without any, nothing is here. */
export function References({ quotes }: Pick<NonNullable<Landing['references']>, 'quotes'>) {
  const writtenQuotes = quotes.filter(({ text }) => text !== '');
  return (
    writtenQuotes.length > 0 && (
      <div className="order-1 grid gap-10 md:col-span-full md:auto-cols-fr md:grid-flow-col">
        {writtenQuotes.map(({ title, text, by }) => (
          <figure key={title} className="border-t border-text pt-4">
            <h3 className="label text-muted">{title}</h3>
            <blockquote className="mt-3 text-xl leading-snug font-semibold text-balance">
              {noBreak(text)}
            </blockquote>
            <figcaption className="mt-3 text-muted">{by}</figcaption>
          </figure>
        ))}
      </div>
    )
  );
}
