import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { noBreak } from '@/components/ui/no-break';
import type { Campaign, Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';

export type TicketProps = Landing['offer'] &
  Pick<Campaign['offer'], 'label' | 'code' | 'condition'> & { price?: string };

export function Ticket(props: TicketProps) {
  const { label, code, condition, layout, heading, price, text, action, where, notes } = props;
  const isWide = layout === 'below';
  // If the button's words take two lines, the second one starts after the dash.
  const lines = action.label.split(/(?<= -) /);
  return (
    <div
      className={clsx(
        'grid border-2 border-dashed border-text bg-background print:break-inside-avoid',
        isWide && 'xl:grid-cols-2 xl:grid-rows-[auto_1fr]',
      )}
    >
      <div className="p-6 sm:px-8">
        <p className="label mb-3 text-muted">{label}</p>
        <h2
          id="offer-heading"
          className="text-[clamp(1.9rem,8.7vw,2.25rem)] leading-[1.1] font-extrabold tracking-tight lg:text-5xl"
        >
          {noBreak(heading)}
        </h2>
        {price && <p className="mt-3 text-2xl font-bold text-balance">{noBreak(price)}</p>}
        <p className="mt-3 font-semibold text-balance">{noBreak(condition)}</p>
      </div>
      <div
        className={clsx(
          'flex flex-col justify-center border-t border-line p-6 sm:px-8',
          isWide && 'xl:row-span-2 xl:border-t-0 xl:border-l',
        )}
      >
        <p className="label text-muted">{sections.code}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="w-fit font-mono text-3xl font-bold select-all sm:text-4xl">{code}</p>
          <CopyButton
            quiet
            text={code}
            label={sections.copy}
            words={sections.copyWords}
            className={buttonStyles('tool')}
          />
        </div>
        <Link
          href={action.href}
          className={buttonStyles('primary', 'offer-action mt-5 block! w-full px-2!')}
        >
          {lines.map((line) => (
            <Fragment key={line}>
              <span className="inline-block">{noBreak(line)}</span>{' '}
            </Fragment>
          ))}
        </Link>
        <p className="mt-3 text-sm text-muted">{noBreak(where)}</p>
      </div>
      <div className="px-6 pb-5 sm:px-8">
        <p className="max-w-prose text-balance text-muted">{noBreak(text)}</p>
        <p className="mt-5 border-t border-line pt-4 text-sm font-semibold">
          {notes.map((note, index) => (
            <Fragment key={note}>
              {index > 0 && <span className="max-sm:hidden"> | </span>}
              <span className="inline-block max-sm:block">{noBreak(note)}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </div>
  );
}
