import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { valueText } from '@/lib/campaign/document/figure';
import { chartOf } from '@/lib/site/chart';
import { Chart } from './chart';
import { SampleMark } from './statistics';

type Props = NonNullable<Landing['risks']['exposure']>;

interface Place {
  className: string;
  /** Puts several figures beside each other, where there's room. */
  isRow: boolean;
}

/** What the risks add up to. The first figure is the total. */
export function Exposure({ heading, items, className, isRow }: Props & Place) {
  return (
    <div className={clsx('print:break-inside-avoid', className)}>
      <h3 className="label text-muted">{heading}</h3>
      <dl
        className={clsx('mt-4 grid gap-x-8 gap-y-8', isRow && 'md:auto-cols-fr md:grid-flow-col')}
      >
        {items.map((item, index) => (
          <Figure key={item.label} {...item} isTotal={index === 0} isAlone={items.length === 1} />
        ))}
      </dl>
    </div>
  );
}

type FigureProps = Props['items'][number] & { isTotal: boolean; isAlone: boolean };

function Figure({ isTotal, isAlone, ...card }: FigureProps) {
  const source = typeof card.value === 'string' ? undefined : card.value.source;
  const chart = chartOf(card);
  return (
    <div className="flex flex-col">
      <dt className="mt-2 font-semibold">{card.label}</dt>
      <dd
        className={clsx(
          'figure order-first text-[clamp(1.9rem,8.7vw,2.25rem)]',
          isAlone ? 'lg:text-5xl xl:text-[min(4.5rem,7svh)]' : 'xl:text-5xl',
          isTotal && 'text-danger',
        )}
      >
        {valueText(card.value)}
        <SampleMark value={card.value} />
      </dd>
      {card.note && <dd className="mt-2 max-w-prose text-muted">{noBreak(card.note)}</dd>}
      {source && (
        <dd className="mt-2 text-sm text-muted">
          {`${sections.source} `}
          {/* The arrow stays at the last word, even if it's past the edge. */}
          <Link href={source.href} className="underline underline-offset-4 *:-mr-4">
            {source.year === undefined ? source.label : `${source.label},\u00a0${source.year}`}
          </Link>
        </dd>
      )}
      {chart && (
        <dd aria-hidden className="mt-4">
          <Chart chart={chart} className="h-10" />
        </dd>
      )}
    </div>
  );
}
