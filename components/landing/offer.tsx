import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { noBreak } from '@/components/ui/no-break';
import type { Campaign, Landing } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { Label } from './section';

type Props = Landing['offer'] &
  Pick<Landing, 'next'> &
  Pick<Campaign['offer'], 'label' | 'code' | 'condition'>;

/** The offer as a ticket: what it is, the promo code, one action. Then what happens next. */
export function Offer(props: Props) {
  const { label, code, condition, layout, heading, text, action, where, notes, next } = props;
  const isBeside = layout === 'beside';
  return (
    <section
      id="offer"
      aria-labelledby="offer-heading"
      className="border-t border-line bg-surface px-4 py-10 sm:px-8 sm:py-14 lg:py-20 print:bg-background print:px-0 print:py-8"
    >
      <div className={clsx('page-width', isBeside && 'gap-x-14 xl:grid xl:grid-cols-[2fr_1fr]')}>
        <div
          className={clsx(
            'grid rounded-md border border-muted bg-danger-tint print:break-inside-avoid',
            !isBeside && 'xl:grid-cols-[3fr_2fr] xl:grid-rows-[auto_1fr]',
          )}
        >
          <div className="p-6 sm:px-10 sm:pt-10">
            <Label>{label}</Label>
            <h2
              id="offer-heading"
              className="text-[clamp(1.9rem,8.7vw,2.25rem)] leading-[1.05] font-extrabold tracking-tight md:text-5xl"
            >
              {noBreak(heading)}
            </h2>
            <p className="mt-3 font-semibold">{noBreak(condition)}</p>
          </div>
          <div
            className={clsx(
              'border-t-2 border-dashed border-muted p-6 sm:p-10',
              !isBeside && 'xl:row-span-2 xl:border-t-0 xl:border-l-2',
            )}
          >
            <p className="label text-muted">{sections.code}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="w-fit font-mono text-3xl font-bold tracking-wider select-all md:text-5xl">
                {code}
              </p>
              <CopyButton
                quiet
                text={code}
                label={sections.copy}
                copiedLabel={sections.copied}
                words={sections.copyWords}
                icons={copyIcons}
                className={buttonStyles('secondary')}
              />
            </div>
            <Link href={action.href} className={buttonStyles('primary', 'mt-5 w-full')}>
              {/* One box, so that the button's gap isn't between its words. */}
              <span>{noBreak(action.label)}</span>
            </Link>
            <p className="mt-3 text-sm text-muted">{noBreak(where)}</p>
          </div>
          <div className="p-6 pt-0 sm:px-10 sm:pb-10">
            <p className="max-w-prose text-muted">{noBreak(text)}</p>
            <p className="mt-5 border-t border-line pt-4 text-sm font-semibold">
              {noBreak(notes.join(' | '))}
            </p>
          </div>
        </div>
        <div className={clsx('mt-12', isBeside && 'xl:mt-0')}>
          <h3 className="text-2xl font-bold tracking-tight">{next.heading}</h3>
          <ol className={clsx('mt-4 grid gap-x-8', !isBeside && 'md:grid-cols-3')}>
            {next.steps.map(({ title, text: step }, index) => (
              <li key={title} className="flex gap-4 border-t border-line py-4">
                <span aria-hidden className="figure text-2xl text-muted">
                  {index + 1}
                </span>
                <div>
                  <h4 className="font-bold">{noBreak(title)}</h4>
                  <p className="mt-1 max-w-prose text-muted">{noBreak(step)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
