import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { offer } from '@/content/offer';
import type { Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';

/** The limited-time offer as a ticket: what it is, the promo code, one action. */
export function Offer({ heading, text, action, notes }: Landing['offer']) {
  return (
    <section
      id="offer"
      aria-labelledby="offer-heading"
      className="border-t border-line bg-danger-tint px-4 py-16 sm:px-8 lg:py-24 print:break-inside-avoid print:px-0 print:py-8"
    >
      <div className="page-width grid rounded-md border border-line bg-background lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col p-6 sm:p-10 xl:p-12">
          <p className="label text-accent">{offer.label}</p>
          <h2
            id="offer-heading"
            className="mt-4 text-4xl leading-[1.05] font-extrabold tracking-tight sm:text-6xl lg:max-xl:text-5xl xl:text-7xl"
          >
            {heading}
          </h2>
          <p className="mt-5 mb-8 max-w-prose text-lg text-muted">{text}</p>
          <p className="mt-auto border-t border-line pt-4 text-sm font-semibold">
            {notes.join(' | ')}
          </p>
        </div>
        <div className="relative flex flex-col justify-center border-dashed border-line p-6 max-lg:border-t-2 sm:p-10 lg:border-l-2 xl:p-12">
          <Notch className="-top-3.5 -left-3.5 max-lg:[clip-path:inset(0_0_0_calc(50%-2px))] lg:[clip-path:inset(calc(50%-2px)_0_0_0)]" />
          <Notch className="max-lg:-top-3.5 max-lg:-right-3.5 max-lg:[clip-path:inset(0_calc(50%-2px)_0_0)] lg:-bottom-3.5 lg:-left-3.5 lg:[clip-path:inset(0_0_calc(50%-2px)_0)]" />
          <p className="label text-muted">{sections.code}</p>
          <p className="mt-2 w-fit font-mono text-4xl font-bold tracking-wider select-all sm:text-5xl 2xl:text-6xl">
            {offer.code}
          </p>
          <div className="mt-8">
            {action.href ? (
              <Link href={action.href} className={buttonStyles('primary', 'w-full')}>
                {action.label}
              </Link>
            ) : (
              // Leaves room for the copy button's message.
              <div className="flex min-h-32 flex-wrap content-start gap-3 sm:min-h-28 print:min-h-0">
                <CopyButton
                  text={offer.code}
                  label={action.label}
                  words={sections.copyWords}
                  icons={copyIcons}
                  className={buttonStyles('primary', 'w-full')}
                />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The round notch at either end of the ticket's perforation. Only the half inside the ticket shows. */
function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={clsx('absolute size-7 rounded-full border border-line bg-danger-tint', className)}
    />
  );
}
