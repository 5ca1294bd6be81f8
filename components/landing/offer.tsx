import { clsx } from 'clsx';
import type { Landing } from '@/content/schema';
import { NextSteps } from './next-steps';
import { References } from './references';
import { Ticket, type TicketProps } from './ticket';

type Props = Omit<TicketProps, 'price'> & Pick<Landing, 'next' | 'references'>;

/** The offer as a ticket: what it is, the promo code, one action. Then what happens next. */
export function Offer({ next, references, ...ticket }: Props) {
  const isBeside = ticket.layout === 'beside';
  return (
    <section
      id="offer"
      aria-labelledby="offer-heading"
      className="border-t border-line bg-surface px-4 py-10 sm:px-8 sm:py-14 lg:py-20 print:bg-background print:px-0 print:py-8"
    >
      <div
        className={clsx('page-width grid gap-x-14 gap-y-12', isBeside && 'xl:grid-cols-[2fr_1fr]')}
      >
        <Ticket {...ticket} price={references?.price} />
        {references && <References {...references} />}
        <NextSteps {...next} isBeside={isBeside} />
      </div>
    </section>
  );
}
