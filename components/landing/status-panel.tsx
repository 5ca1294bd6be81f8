import { clsx } from 'clsx';
import { Icon } from '@/components/site/icon';
import { noBreak } from '@/components/ui/no-break';
import type { AlertRow, StatCard, StatusPanel as Panel, StatusRow } from '@/content/schema';
import { valueText } from '@/lib/campaign/figure';
import { timeAgo } from '@/content/words/landing';
import { chartOf, type ChartShape } from '@/lib/site/chart';
import { Chart } from './chart';
import { toneText } from './tone-text';

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
          <p className="flex items-center gap-2 text-sm font-semibold text-good">
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
              {rows.items.map((row) => (
                <Row key={row.name} {...row} />
              ))}
            </Rows>
          )}
          {alerts && (
            <Rows title={alerts.title} isAlone={!rows}>
              {alerts.items.map((alert) => (
                <Alert key={alert.text} {...alert} />
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
    <div className="flex flex-col bg-surface px-4 py-4 sm:px-8">
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

function Row({ icon, name, status, tone }: StatusRow) {
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon name={icon} className="shrink-0 text-muted" />
      <Pair text={name}>
        <span className={clsx('flex items-center gap-2 text-sm font-semibold', toneText[tone])}>
          <Dot />
          {status}
        </span>
      </Pair>
    </li>
  );
}

function Alert({ icon, text, minutesAgo, color }: AlertRow) {
  return (
    <li className="flex gap-3 py-2">
      <Icon name={icon} className={clsx('mt-0.5 shrink-0', toneText[color])} />
      <Pair text={text}>
        <span className="text-sm text-muted">{timeAgo(minutesAgo)}</span>
      </Pair>
    </li>
  );
}

/** A text with something short beside it, or below it if there's no room. */
function Pair({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="flex grow flex-wrap justify-between gap-x-3">
      <span className="grow basis-28 leading-snug">{noBreak(text)}</span>
      {children}
    </div>
  );
}

function Dot() {
  return <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />;
}
