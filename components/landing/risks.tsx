import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import type { Landing, Risk } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { Exposure } from './exposure';
import { Section } from './section';

/** A table on wide screens: a risk is a row or a column of it, or a row that starts with its cost. */
const layouts: Record<Landing['risks']['layout'], { table: string; risk: string; cost: string }> = {
  rows: {
    table: 'lg:grid-cols-[6fr_3fr_3fr]',
    risk: 'lg:col-span-3 lg:grid-cols-subgrid lg:py-7',
    cost: 'lg:text-lg',
  },
  columns: {
    table: 'lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-[8rem]',
    risk: 'lg:row-span-3 lg:grid-rows-subgrid lg:border-t-0! lg:py-6',
    cost: 'lg:text-lg',
  },
  costs: {
    table: 'lg:grid-cols-[5fr_4fr_3fr]',
    risk: 'lg:col-span-3 lg:grid-cols-subgrid lg:py-7',
    cost: 'text-2xl tracking-tight lg:text-3xl -order-1',
  },
};

/** What happens, who it hits, what it costs, and what it adds up to if there are figures. */
export function Risks({ label, heading, intro, layout, items, exposure }: Landing['risks']) {
  const { table, risk, cost } = layouts[layout];
  return (
    <Section id="risks" label={label} heading={heading} intro={intro}>
      <div className={clsx('border-y border-line lg:grid lg:gap-x-8', table)}>
        {/* On small screens, each risk has labels of its own. */}
        <div
          aria-hidden
          className={clsx('label hidden gap-y-4 py-3 text-muted *:pt-1.5 lg:grid', risk)}
        >
          <span>{sections.what}</span>
          <span>{sections.whom}</span>
          <span className={clsx(layout === 'costs' && '-order-1')}>{sections.cost}</span>
        </div>
        <ol className="lg:contents">
          {items.map((item) => (
            <RiskItem key={item.title} {...item} className={risk} costStyle={cost} />
          ))}
        </ol>
      </div>
      {exposure && <Exposure {...exposure} />}
    </Section>
  );
}

interface RiskProps extends Risk {
  className: string;
  costStyle: string;
}

function RiskItem({ title, text, whom, cost, className, costStyle }: RiskProps) {
  return (
    <li
      className={clsx(
        'grid gap-x-8 gap-y-4 border-line py-6 md:max-lg:grid-cols-2 md:max-lg:*:first:row-span-2 not-first:border-t lg:border-t',
        className,
      )}
    >
      <div>
        <h3 className="text-xl font-bold">{noBreak(title)}</h3>
        <p className="mt-2 max-w-prose text-muted">{noBreak(text)}</p>
      </div>
      <Detail name={sections.whom}>{whom}</Detail>
      <Detail name={sections.cost} className={clsx('leading-snug font-bold', costStyle)}>
        {noBreak(cost)}
      </Detail>
    </li>
  );
}

interface DetailProps {
  name: string;
  className?: string;
  children: React.ReactNode;
}

function Detail({ name, className, children }: DetailProps) {
  return (
    <dl className={className}>
      <dt className="label mb-1 text-muted lg:sr-only">{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
