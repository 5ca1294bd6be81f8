import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import type { Feature, Landing } from '@/content/schema';
import { Section } from './section';

/** On wide screens: the first one above the others, all in cells of one size, or one a row. */
const layouts: Record<Landing['features']['layout'], { list: string; lead: string; item: string }> =
  {
    lead: {
      list: 'md:grid-cols-2',
      lead: 'md:col-span-full md:grid-cols-2 md:text-lg md:*:first:text-3xl md:*:last:col-start-2 md:*:last:row-span-2 md:*:last:row-start-1',
      item: '',
    },
    grid: { list: 'md:grid-cols-2', lead: 'md:row-span-3', item: '' },
    list: {
      list: '',
      lead: 'md:grid-cols-[1fr_2fr] md:*:first:row-span-2',
      item: 'md:grid-cols-[1fr_2fr]',
    },
  };

/** What the visitor gets. The first feature has points of its own. */
export function Features({ label, heading, intro, layout, lead, items }: Landing['features']) {
  const { list, lead: leadStyle, item } = layouts[layout];
  const { points, ...first } = lead;
  return (
    <Section id="features" label={label} heading={heading} intro={intro}>
      <ul className={clsx('grid gap-x-8', list)}>
        <Cell {...first} className={leadStyle}>
          <ul className="border-line max-md:mt-2">
            {points.map((point) => (
              <li key={point} className="border-line py-2.5 not-first:border-t">
                {noBreak(point)}
              </li>
            ))}
          </ul>
        </Cell>
        {items.map((each) => (
          <Cell key={each.title} {...each} className={item} />
        ))}
      </ul>
    </Section>
  );
}

interface CellProps extends Feature {
  className: string;
  children?: React.ReactNode;
}

function Cell({ title, text, className, children }: CellProps) {
  return (
    <li
      className={clsx(
        'grid content-start gap-x-8 gap-y-2 border-t border-line py-6 lg:py-8',
        className,
      )}
    >
      <h3 className="text-xl leading-snug font-bold">{noBreak(title)}</h3>
      <p className="max-w-prose text-muted">{noBreak(text)}</p>
      {children}
    </li>
  );
}
