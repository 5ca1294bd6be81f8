import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { noBreak } from '@/components/ui/no-break';
import type { Campaign, Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { References } from './references';
import { Label } from './section';

type Props = Landing['offer'] &
  Pick<Landing, 'next' | 'references'> &
  Pick<Campaign['offer'], 'label' | 'code' | 'condition'>;

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

type TicketProps = Omit<Props, 'next' | 'references'> & { price?: string };

function Ticket(props: TicketProps) {
  const { label, code, condition, layout, heading, price, text, action, where, notes } = props;
  const isWide = layout === 'below';
  return (
    <div
      className={clsx(
        'grid rounded-md border border-muted bg-danger-tint print:break-inside-avoid',
        isWide && 'xl:grid-cols-[3fr_2fr] xl:grid-rows-[auto_1fr]',
      )}
    >
      <div className="p-6 sm:px-10 sm:pt-10">
        <Label>{label}</Label>
        <h2
          id="offer-heading"
          className="text-[clamp(1.9rem,8.7vw,2.25rem)] leading-[1.05] font-extrabold tracking-tight md:text-5xl"
        >
          {noBreak(heading)}
        </h2>
        {price && <p className="mt-3 text-2xl font-bold">{noBreak(price)}</p>}
        <p className="mt-3 font-semibold">{noBreak(condition)}</p>
      </div>
      <div
        className={clsx(
          'flex flex-col justify-center border-t-2 border-dashed border-muted p-6 sm:p-10',
          isWide &&
            'xl:row-span-2 xl:flex xl:flex-col xl:justify-center xl:border-t-0 xl:border-l-2',
        )}
      >
        <p className="label text-muted">{sections.code}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="w-fit font-mono text-3xl font-bold tracking-wider select-all md:text-4xl">
            {code}
          </p>
          <CopyButton
            quiet
            text={code}
            label={sections.copy}
            copiedLabel={sections.copied}
            words={sections.copyWords}
            className={buttonStyles('tool')}
          />
        </div>
        <Link href={action.href} className={buttonStyles('primary', 'mt-5 block! w-full')}>
          {/* If it takes two lines, the arrow stays at the last word. */}
          {noBreak(action.label)}{' '}
        </Link>
        <p className="mt-3 text-sm text-muted">{noBreak(where)}</p>
      </div>
      <div className="p-6 pt-0 sm:px-10 sm:pb-10">
        <p className="max-w-prose text-muted">{noBreak(text)}</p>
        <p className="mt-5 border-t border-line pt-4 text-sm font-semibold">
          {noBreak(notes.join(' | '))}
        </p>
      </div>
    </div>
  );
}

/** What happens after a visitor has claimed the offer: if beside it, as high as it is. */
function NextSteps({ heading, steps, isBeside }: Landing['next'] & { isBeside: boolean }) {
  return (
    <div className="flex flex-col">
      <h3 className="text-2xl font-bold tracking-tight">{heading}</h3>
      <ol className={clsx('mt-4 grid grow content-between gap-x-8', !isBeside && 'md:grid-cols-3')}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden className="figure text-2xl text-muted">
              {index + 1}
            </span>
            <div>
              <h4 className="font-bold">{noBreak(title)}</h4>
              <p className="mt-1 max-w-prose text-muted">{noBreak(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
