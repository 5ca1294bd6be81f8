import { clsx } from 'clsx';

interface Props {
  id: string;
  heading: string;
  intro?: string;
  /** On wide screens, puts the content next to the heading instead of below it. */
  beside?: boolean;
  children: React.ReactNode;
}

/** A numbered section: a rule, its number in the margin, a heading, the content. */
export function Section({ id, heading, intro, beside = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="border-t border-line px-4 py-16 sm:px-8 lg:py-24 print:px-0 print:py-8"
    >
      <div className={clsx('page-width', beside && 'xl:grid xl:grid-cols-12 xl:gap-x-8')}>
        <div
          className={clsx(
            'mb-10 grid gap-x-8 gap-y-3 lg:mb-14 lg:grid-cols-12 print:mb-6 print:break-inside-avoid print:break-after-avoid',
            beside && 'xl:col-span-3 xl:block min-[85rem]:col-span-4',
          )}
        >
          <p className="label numbered pt-2 text-accent lg:col-span-1" />
          <div className={clsx('lg:col-span-11', beside && 'xl:mt-3')}>
            <h2
              id={`${id}-heading`}
              className={clsx(
                'max-w-3xl text-3xl leading-[1.1] font-bold tracking-tight sm:text-4xl lg:text-5xl',
                beside && 'xl:max-2xl:text-4xl',
              )}
            >
              {heading}
            </h2>
            {intro && <p className="mt-4 max-w-prose text-lg text-muted">{intro}</p>}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
