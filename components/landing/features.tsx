import { noBreak } from '@/components/ui/no-break';
import type { Feature, Landing } from '@/content/schema';
import { Example } from './examples/example';
import { type LabelProps, Section } from './section';

interface Layout {
  /** Of the section, on wide screens. */
  columns: string;
  example: string;
  items: string;
  item: string;
}

const layouts: Record<Landing['features']['layout'], Layout> = {
  lead: {
    columns: 'xl:grid-cols-[5fr_7fr]',
    example: 'xl:col-start-2 xl:row-span-2 xl:row-start-1',
    items: 'md:grid-cols-2',
    item: '',
  },
  grid: {
    columns: 'xl:grid-cols-2',
    example: 'xl:col-span-full xl:row-start-2',
    items: '',
    item: 'xl:grid xl:grid-cols-2 xl:items-baseline xl:gap-x-8',
  },
  list: {
    columns: 'xl:grid-cols-2',
    example: 'xl:col-span-full',
    items: 'md:grid-cols-3',
    item: '',
  },
};

/** What the visitor gets, and an example of it. The first feature has points of its own. */
export function Features(props: Landing['features'] & LabelProps) {
  const { label, heading, intro, layout, example, lead, items } = props;
  const styles = layouts[layout];
  return (
    <Section
      {...{ label, heading, intro }}
      id="features"
      columns={styles.columns}
      isOnBand={layout !== 'grid'}
    >
      <div className="mb-10">
        <Words {...lead} />
        <ul className="mt-4">
          {lead.points.map((point) => (
            <li key={point} className="border-t border-line py-2.5">
              {noBreak(point)}
            </li>
          ))}
        </ul>
      </div>
      <figure className={`mb-10 ${styles.example}`}>
        <Example {...example} />
        <figcaption className="mt-3 text-sm text-muted">{noBreak(example.caption)}</figcaption>
      </figure>
      <ul className={`grid gap-x-8 xl:col-span-full ${styles.items}`}>
        {items.map((item) => (
          <li key={item.title} className={`border-t border-line py-6 ${styles.item}`}>
            <Words {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Words = ({ title, text }: Feature) => (
  <>
    <h3 className="text-xl leading-snug font-bold">{noBreak(title)}</h3>
    <p className="mt-2 max-w-prose text-balance text-muted">{noBreak(text)}</p>
  </>
);
