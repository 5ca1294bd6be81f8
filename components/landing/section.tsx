import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';

interface Props {
  id: string;
  /** What it is, as in the sidebar: `07:30 Report`. */
  label?: string | undefined;
  heading: string;
  intro?: string;
  /** On wide screens, puts the content next to the heading instead of below it. */
  beside?: boolean;
  /** On wide screens, the columns that the heading and the parts of the content are in. */
  columns?: string;
  /** Across a dark band, in either theme, instead of below a rule. */
  isOnBand?: boolean;
  children: React.ReactNode;
}

export type LabelProps = Pick<Props, 'label'>;

/** A section of the report: its label, a heading, the content, all on one left edge. */
export function Section(props: Props) {
  const { id, label, heading, intro, beside, columns, isOnBand, children } = props;
  const grid = beside ? 'xl:grid-cols-[5fr_7fr]' : columns;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(
        // Its own padding is room enough below the bar: nothing of the section before it shows.
        '-scroll-mt-4 px-4 py-14 sm:px-8 lg:py-20 print:px-0 print:py-8',
        isOnBand ? 'band' : 'border-t border-line',
      )}
    >
      <div className={clsx('page-width', grid && `xl:grid xl:gap-x-8 ${grid}`)}>
        <div
          className={clsx(
            'mb-10 print:break-inside-avoid print:break-after-avoid',
            beside && 'xl:sticky xl:top-24 xl:self-start',
          )}
        >
          {label && <p className="label mb-3 text-muted">{label}</p>}
          <h2
            id={`${id}-heading`}
            className={clsx(
              'max-w-3xl text-3xl leading-[1.1] font-bold tracking-tight sm:text-4xl lg:text-5xl',
              grid && 'xl:max-2xl:text-4xl',
            )}
          >
            {noBreak(heading)}
          </h2>
          {intro && (
            <p className="mt-4 max-w-prose text-lg text-balance text-muted">{noBreak(intro)}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
