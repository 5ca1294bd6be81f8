import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { offer } from '@/content/offer';
import type { Landing } from '@/content/schema';
import { sections } from '@/content/sections';

/** The limited-time offer as a ticket: what it is, the code, one action. */
export function Offer({ heading, text, action, notes }: Landing['offer']) {
  return (
    <section
      id="offer"
      aria-labelledby="offer-heading"
      className="border-t border-line bg-danger-tint px-4 py-16 sm:px-8 lg:py-24"
    >
      <div className="mx-auto grid max-w-6xl rounded-md border border-line bg-background lg:grid-cols-[1.2fr_1fr]">
        <div className="p-6 sm:p-10">
          <p className="label text-accent">{offer.label}</p>
          <h2
            id="offer-heading"
            className="mt-4 text-3xl leading-tight font-bold tracking-tight sm:text-5xl"
          >
            {heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        </div>
        <div className="relative border-dashed border-line p-6 max-lg:border-t-2 sm:p-10 lg:border-l-2">
          <p className="label text-muted">{sections.code}</p>
          <p className="mt-2 w-fit font-mono text-4xl font-bold tracking-wider select-all sm:text-5xl">
            {offer.code}
          </p>
          <p className="mt-3 text-sm text-muted">{notes.join(' | ')}</p>
          <div className="mt-8">
            {action.href ? (
              <Link href={action.href} className={buttonStyles('primary', 'w-full')}>
                {action.label}
              </Link>
            ) : (
              // Room for the answer.
              <div className="flex min-h-28 flex-wrap content-start gap-3">
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
