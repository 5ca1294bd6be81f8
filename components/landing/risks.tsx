import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import type { Landing, Risk } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { Exposure } from './exposure';
import { type LabelProps, Section } from './section';

interface Layout {
  /** Of the section, on wide screens. */
  columns?: string;
  list: string;
  item: string;
  details: string;
  exposure: string;
}

const layouts: Record<Landing['risks']['layout'], Layout> = {
  ledger: {
    list: '',
    item: 'border-t border-line py-6 xl:grid xl:grid-cols-[3fr_4fr_5fr] xl:items-baseline xl:gap-x-8',
    details: 'md:grid-cols-2',
    exposure: 'border-t-4 border-text bg-danger-tint p-6 sm:px-8',
  },
  figure: {
    columns: 'xl:grid-cols-[5fr_7fr]',
    list: 'xl:col-start-2 xl:row-span-2 xl:row-start-1',
    item: 'border-t border-line py-6',
    details: 'md:grid-cols-2',
    exposure: 'mt-8 border-t-4 border-text pt-4 xl:sticky xl:top-24 xl:self-start',
  },
  columns: {
    columns: 'xl:grid-cols-2',
    list: 'grid gap-x-8 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_1fr_auto] xl:col-span-full',
    item: 'border-t-4 border-text pt-4 pb-10 md:row-span-3 md:grid md:grid-rows-subgrid',
    details: '',
    exposure: 'mb-10 xl:col-start-2 xl:row-start-1',
  },
};

/** What happens, who it hits, what it costs, and what it adds up to if there are figures. */
export function Risks(props: Landing['risks'] & LabelProps) {
  const { label, heading, intro, layout, items, exposure } = props;
  const styles = layouts[layout];
  return (
    <Section {...{ label, heading, intro }} id="risks" columns={styles.columns}>
      <ol className={styles.list}>
        {items.map((item) => (
          <RiskItem key={item.title} {...item} styles={styles} />
        ))}
      </ol>
      {exposure && (
        <Exposure {...exposure} className={styles.exposure} isRow={layout === 'ledger'} />
      )}
    </Section>
  );
}

function RiskItem({ title, text, whom, cost, styles }: Risk & { styles: Layout }) {
  return (
    <li className={styles.item}>
      <h3 className="text-2xl leading-snug font-bold">{noBreak(title)}</h3>
      <p className="mt-2 max-w-prose text-muted">{noBreak(text)}</p>
      <dl className={clsx('mt-4 grid gap-x-8 gap-y-3', styles.details)}>
        <div>
          <dt className="label mb-1 text-muted">{sections.whom}</dt>
          <dd className="leading-snug">{noBreak(whom)}</dd>
        </div>
        <div>
          <dt className="label mb-1 text-muted">{sections.cost}</dt>
          <dd className="leading-snug font-bold">{noBreak(cost)}</dd>
        </div>
      </dl>
    </li>
  );
}
