import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { noBreak } from '@/components/ui/no-break';
import type { Campaign, Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';

type Props = Landing['offer'] & Pick<Landing, 'next'> & Pick<Campaign['offer'], 'label' | 'code'>;

/** The offer as a ticket: what it is, the promo code, one action. Then what happens next. */
export function Offer({ label, code, heading, text, action, where, notes, next }: Props) {
  return (
    <section
      id="offer"
      aria-labelledby="offer-heading"
      className="border-t border-line px-4 py-14 sm:px-8 lg:py-20 print:px-0 print:py-8"
    >
      <div className="page-width">
        <div className="grid rounded-md border border-muted bg-danger-tint lg:grid-cols-2 print:break-inside-avoid">
          <div className="flex flex-col p-6 sm:p-10">
            <p className="label flex gap-3 text-muted">
              <span className="numbered" />
              {label}
            </p>
            <h2
              id="offer-heading"
              className="mt-3 text-[clamp(1.9rem,8.7vw,2.25rem)] leading-[1.05] font-extrabold tracking-tight sm:text-5xl xl:text-[3.25rem]"
            >
              {noBreak(heading)}
            </h2>
            <p className="mt-4 mb-8 max-w-prose text-lg text-muted">{noBreak(text)}</p>
            <p className="mt-auto border-t border-line pt-4 text-sm font-semibold">
              {noBreak(notes.join(' | '))}
            </p>
          </div>
          <div className="relative flex flex-col border-dashed border-muted p-6 max-lg:border-t-2 sm:p-10 lg:border-l-2">
            <Notch className="-top-3.5 -left-3.5 max-lg:[clip-path:inset(0_0_0_calc(50%-2px))] lg:[clip-path:inset(calc(50%-2px)_0_0_0)]" />
            <Notch className="max-lg:-top-3.5 max-lg:-right-3.5 max-lg:[clip-path:inset(0_calc(50%-2px)_0_0)] lg:-bottom-3.5 lg:-left-3.5 lg:[clip-path:inset(0_0_calc(50%-2px)_0)]" />
            <p className="label text-muted">{sections.code}</p>
            <p className="mt-2 w-fit font-mono text-3xl font-bold tracking-wider select-all sm:text-5xl lg:max-xl:text-4xl">
              {code}
            </p>
            <div className="mt-6 flex flex-wrap gap-x-3 gap-y-2">
              {action.href ? (
                <Link href={action.href} className={buttonStyles('primary', 'w-full')}>
                  {/* One box, so that the button's gap isn't between its words. */}
                  <span>{noBreak(action.label)}</span>
                </Link>
              ) : (
                <CopyButton
                  text={code}
                  label={action.label}
                  copiedLabel={sections.copied}
                  words={sections.copyWords}
                  icons={copyIcons}
                  className={buttonStyles('primary', 'w-full')}
                />
              )}
            </div>
            {where.link && (
              <Link
                href={where.link.href}
                className="mt-1 inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold underline underline-offset-4"
              >
                {where.link.label}
              </Link>
            )}
            <dl className="mt-auto pt-5 text-sm">
              <Term name={sections.terms.where}>{where.text}</Term>
            </dl>
          </div>
        </div>
        <h3 className="mt-12 text-2xl font-bold tracking-tight lg:mt-16">{next.heading}</h3>
        <ol className="mt-5 grid border-y border-line md:grid-cols-3 md:gap-x-8">
          {next.steps.map(({ title, text: step }, index) => (
            <li
              key={title}
              className="flex gap-4 border-line py-5 max-md:not-first:border-t md:flex-col md:gap-2"
            >
              <span aria-hidden className="figure text-2xl text-muted">
                {index + 1}
              </span>
              <div>
                <h4 className="text-lg leading-snug font-bold">{noBreak(title)}</h4>
                <p className="mt-1 max-w-prose text-muted">{noBreak(step)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-3 border-t border-line py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A notch at one end of the ticket's perforation. Only the half inside the ticket shows. */
function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={clsx('absolute size-7 rounded-full border border-muted bg-background', className)}
    />
  );
}
