import { clsx } from 'clsx';
import { Icon } from '@/components/site/icon';
import { noBreak } from '@/components/ui/no-break';
import type { StatCard, StatusPanel as Panel, StatusRow } from '@/content/schema';
import { valueText } from '@/lib/campaign/figure';
import { timeAgo } from '@/content/words/landing';
import { chartOf, type ChartShape } from '@/lib/site/chart';
import { Chart } from './chart';
import { toneText } from './tone-text';

const stateStyle = 'flex items-center gap-2 text-sm font-semibold';

/** The state of what's watched: its figures, then its parts and its alerts. */
export function StatusPanel(panel: Panel) {
  const { title, state, stats, rows, alerts } = panel;
  return (
    <section aria-labelledby="panel-heading" className="px-4 pb-14 sm:px-8 lg:pb-20 print:px-0">
      <div className="page-width border border-t-4 border-line border-t-text bg-surface">
        <header className="flex items-center justify-between gap-4 px-4 py-4 sm:px-8">
          <h2 id="panel-heading" className="text-xl font-bold">
            {title}
          </h2>
          <p className={clsx(stateStyle, 'text-good')}>
            <Dot />
            {state}
          </p>
        </header>
        <dl className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-4">
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} shape={chartOf(stat, panel)} />
          ))}
        </dl>
        <div className="grid md:auto-cols-fr md:grid-flow-col">
          {rows && (
            <Rows title={rows.title} isAlone={!alerts}>
              {rows.items.map(({ icon, name, status, tone }) => (
                <Row key={name} icon={icon} text={name} color="text-muted">
                  <span className={clsx(stateStyle, toneText[tone])}>
                    <Dot />
                    {status}
                  </span>
                </Row>
              ))}
            </Rows>
          )}
          {alerts && (
            <Rows title={alerts.title} isAlone={!rows}>
              {alerts.items.map(({ icon, text, minutesAgo, color }) => (
                <Row key={text} icon={icon} text={text} color={toneText[color]}>
                  <span className="text-sm text-muted">{timeAgo(minutesAgo)}</span>
                </Row>
              ))}
            </Rows>
          )}
        </div>
      </div>
    </section>
  );
}

function Stat({ label, value, note, tone, shape }: StatCard & { shape?: ChartShape }) {
  return (
    <div className="grid content-start bg-surface px-4 py-4 sm:px-8 md:row-span-4 md:grid-rows-subgrid">
      <dt className="text-sm text-muted">{noBreak(label)}</dt>
      <dd className="figure mt-1.5 text-2xl">{valueText(value)}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{noBreak(note)}</dd>}
      {shape && (
        <dd className={clsx('mt-3', tone ? toneText[tone] : 'text-muted')}>
          <Chart chart={shape} className="h-2" />
        </dd>
      )}
    </div>
  );
}

interface RowsProps {
  title: string;
  /** The only list stands in columns. */
  isAlone: boolean;
  children: React.ReactNode;
}

function Rows({ title, isAlone, children }: RowsProps) {
  return (
    <div className="border-line px-4 py-4 not-first:border-t sm:px-8 md:not-first:border-t-0 md:not-first:border-l">
      <h3 className="label mb-1 text-muted">{title}</h3>
      <ul className={clsx(isAlone && 'gap-x-14 md:grid md:grid-cols-3')}>{children}</ul>
    </div>
  );
}

interface RowProps extends Pick<StatusRow, 'icon'> {
  text: string;
  /** The icon's. */
  color: string;
  /** Something short beside the text, or below it if there's no room. */
  children: React.ReactNode;
}

function Row({ icon, text, color, children }: RowProps) {
  return (
    <li className="flex gap-3 py-2">
      <Icon name={icon} className={clsx('mt-0.5 shrink-0', color)} />
      <div className="flex grow flex-wrap content-between justify-between gap-x-3">
        <span className="grow basis-28 leading-snug">{noBreak(text)}</span>
        {children}
      </div>
    </li>
  );
}

function Dot() {
  return <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />;
}
