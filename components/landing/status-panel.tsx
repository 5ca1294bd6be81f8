import { clsx } from 'clsx';
import { Icon } from '@/components/site/icon';
import { noBreak } from '@/components/ui/no-break';
import type { AlertRow, StatCard, StatusPanel as Panel, StatusRow, Tone } from '@/content/schema';
import { valueText } from '@/lib/campaign/figure';
import { timeAgo } from '@/content/words/landing';
import { chartOf, type ChartShape } from '@/lib/chart';
import { Chart } from './chart';

const toneText: Record<Tone, string> = {
  good: 'text-good',
  notice: 'text-notice',
  danger: 'text-danger',
};

/** Evidence for the headline, styled as a screen of the product. */
export function StatusPanel(panel: Panel) {
  const { title, state, source, stats, rows, alerts } = panel;
  return (
    <section
      aria-labelledby="panel-heading"
      className="newest-arrives rounded-md border border-line bg-surface print:mt-6"
    >
      <header className="flex items-start justify-between gap-4 p-4 sm:px-6">
        <div>
          <h2 id="panel-heading" className="text-lg leading-6 font-bold">
            {title}
          </h2>
          <p className="text-sm text-muted">{source}</p>
        </div>
        <p className="flex max-w-3/5 shrink-0 items-center gap-2 rounded-sm border border-current px-2.5 py-1 text-sm leading-5 font-semibold text-good">
          <Dot />
          {state}
        </p>
      </header>
      <dl className="grid break-inside-avoid grid-cols-2 border-t border-line">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} shape={chartOf(stat, panel)} />
        ))}
      </dl>
      {rows && (
        <Rows title={rows.title} inColumns>
          {rows.items.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </Rows>
      )}
      {alerts && (
        <Rows title={alerts.title}>
          {alerts.items.map((alert) => (
            <Alert key={alert.text} {...alert} />
          ))}
        </Rows>
      )}
    </section>
  );
}

function Stat({ label, value, note, tone, shape }: StatCard & { shape?: ChartShape }) {
  return (
    <div className="flex flex-col border-line bg-background p-4 nth-[n+3]:border-t odd:not-last:border-r odd:last:col-span-2 sm:px-6">
      <dt className="text-sm text-muted">{noBreak(label)}</dt>
      <dd className="figure mt-1.5 text-2xl sm:text-3xl">{valueText(value)}</dd>
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
  /** On wide screens, puts three rows next to each other. */
  inColumns?: boolean;
  children: React.ReactNode;
}

function Rows({ title, inColumns = false, children }: RowsProps) {
  return (
    <div className="border-t border-line px-4 pt-4 pb-2 sm:px-6">
      <h3 className="label text-muted">{title}</h3>
      <ul className={clsx('mt-1', inColumns && 'sm:grid sm:grid-cols-3 sm:gap-4')}>{children}</ul>
    </div>
  );
}

function Row({ icon, name, status, tone }: StatusRow) {
  return (
    <li className="flex items-center gap-3 border-line py-2.5 max-sm:not-last:border-b sm:flex-col sm:items-start sm:gap-1">
      <Icon name={icon} className="shrink-0 text-muted max-[22rem]:hidden" />
      <span className="grow leading-snug sm:text-sm">{name}</span>
      <span
        className={clsx(
          'flex shrink-0 items-center gap-2 text-sm font-semibold max-sm:max-w-1/2',
          toneText[tone],
        )}
      >
        <Dot />
        {status}
      </span>
    </li>
  );
}

function Alert({ icon, text, minutesAgo, color }: AlertRow) {
  return (
    <li className="flex items-start gap-3 border-line py-2.5 not-last:border-b">
      <Icon name={icon} className={clsx('mt-0.5 shrink-0', toneText[color])} />
      <span className="grow">{noBreak(text)}</span>
      <span className="shrink-0 text-sm leading-6 text-muted">{timeAgo(minutesAgo)}</span>
    </li>
  );
}

function Dot() {
  return <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />;
}
