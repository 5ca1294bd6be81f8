import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import type { Feature, Landing } from '@/content/schema';
import { Section } from './section';

/** From 768 pixels on: the first one above the others, beside them, or as wide as two of them. */
const layouts: Record<Landing['features']['layout'], [list: string, lead: string]> = {
  lead: ['md:grid-cols-2', 'md:col-span-full md:grid-cols-2'],
  grid: ['md:grid-cols-2', 'md:row-span-3'],
  list: ['md:grid-cols-3', 'md:col-span-full md:grid-cols-3 md:*:last:col-span-2'],
};

type Props = Landing['features'];

/** What the visitor gets. The first feature has points of its own, and what stopped the attempt. */
export function Features(props: Props) {
  const { label, heading, intro, layout, lead, items } = props;
  const [list, leadStyle] = layouts[layout];
  const { points, ...first } = lead;
  return (
    <Section id="features" label={label} heading={heading} intro={intro}>
      <ul className={clsx('grid gap-x-8', list)}>
        <Cell {...first} className={leadStyle}>
          <ul>
            {points.map((point) => (
              <li key={point} className="border-line py-2.5 not-first:border-t">
                {noBreak(point)}
              </li>
            ))}
          </ul>
        </Cell>
        {items.map((item) => (
          <Cell key={item.title} {...item} />
        ))}
      </ul>
    </Section>
  );
}

interface CellProps extends Feature {
  className?: string;
  /** Below the rest, or beside it. */
  picture?: React.ReactNode;
  children?: React.ReactNode;
}

function Cell({ title, text, className, picture, children }: CellProps) {
  return (
    <li
      className={clsx(
        'grid content-start gap-x-8 gap-y-6 border-t border-line py-6 lg:py-8',
        className,
      )}
    >
      <div className="grid content-start gap-y-2">
        <h3 className="text-xl leading-snug font-bold">{noBreak(title)}</h3>
        <p className="max-w-prose text-muted">{noBreak(text)}</p>
        {children}
      </div>
      {picture}
    </li>
  );
}
