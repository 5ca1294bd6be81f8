import { clsx } from 'clsx';

interface Props {
  id: string;
  heading: string;
  intro?: string;
  className?: string;
  children: React.ReactNode;
}

/** A numbered section of the report: a rule, its number in the margin, a heading, what it says. */
export function Section({ id, heading, intro, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('border-t border-line px-4 py-16 sm:px-8 lg:py-24', className)}
    >
      <div className="mx-auto max-w-6xl">
        <div className="mb-10 grid gap-x-8 gap-y-3 lg:mb-14 lg:grid-cols-12">
          <p className="label numbered pt-2 text-accent lg:col-span-1" />
          <div className="lg:col-span-11">
            <h2
              id={`${id}-heading`}
              className="max-w-3xl text-3xl leading-tight font-bold tracking-tight sm:text-4xl lg:text-5xl"
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
