import { clsx } from 'clsx';
import { LogoWithName } from '@/components/site/logo';
import { noBreak } from '@/components/ui/no-break';
import type { Brand, Landing } from '@/content/schema';
import { toneText } from './panel-list';
import { type LabelProps, Section } from './section';
import { SheetText, SheetTitle, Stamp } from './sheet-parts';

type Props = Landing['report'] &
  LabelProps &
  Pick<Brand, 'logo'> & {
    /** How the incident ended. */
    stamp: Landing['hero']['incident']['states'][1];
  };

/** The report on the page's incident, as a customer would get it. Prints on one page. */
export function Report({ stamp, logo, ...props }: Props) {
  const { name, label, heading, intro, layout, title, summary, events, tasks } = props;
  const isSheet = layout === 'sheet';
  return (
    <Section id="report" label={label} heading={heading} intro={intro} beside={!isSheet}>
      <article
        aria-labelledby="report-title"
        className={clsx(
          'border border-t-4 border-line border-t-text bg-surface print:break-inside-avoid print:border-x-0 print:bg-background',
        )}
      >
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line px-4 py-4 sm:px-8">
          <LogoWithName logo={logo} />
          <SheetTitle name={name}>
            <h3 id="report-title" className="text-sm text-muted">
              {title}
            </h3>
          </SheetTitle>
        </header>
        <p className="max-w-5xl px-4 py-6 text-xl leading-snug font-semibold text-balance sm:px-8 lg:py-8 lg:text-2xl print:text-lg">
          {noBreak(summary)}
        </p>
        <div className={clsx('border-t border-line', isSheet && 'xl:grid xl:grid-cols-2')}>
          <ol className="px-4 py-4 sm:px-8">
            {events.map(({ time, text, color }) => (
              <li
                key={text}
                className={clsx(
                  'flex gap-4 border-line py-2.5 text-balance not-first:border-t',
                  color && toneText[color],
                )}
              >
                <SheetText time={time} text={noBreak(text)} />
              </li>
            ))}
          </ol>
          <div
            className={clsx(
              'flex flex-col border-t border-line px-4 py-6 sm:px-8',
              isSheet && 'xl:border-t-0 xl:border-l',
            )}
          >
            <h4 className="label text-muted">{tasks.heading}</h4>
            <ul>
              {tasks.items.map((item) => (
                <li key={item} className="mt-3 flex gap-3 text-balance">
                  <span aria-hidden className="mt-1 size-4 shrink-0 border border-text" />
                  <span>{noBreak(item)}</span>
                </li>
              ))}
            </ul>
            <div className="mt-auto pt-6">
              <Stamp {...stamp} />
            </div>
          </div>
        </div>
      </article>
    </Section>
  );
}
