import { clsx } from 'clsx';
import { Icon } from '@/components/site/icon';
import { Bar } from '@/components/ui/bar';
import type { AlertRow, StatCard, StatusPanel as Panel, StatusRow } from '@/content/schema';
import { valueText } from '@/lib/campaign/value-text';
import { timeAgo } from '@/content/words/landing';
import { chartOf, type ChartShape } from '@/lib/chart';
import { Chart } from './chart';
import { toneText } from './tone';

/** Evidence for the headline, styled as a screen of the product. */
export function StatusPanel(panel: Panel) {
  const { title, state, source, stats, rows, alerts } = panel;
  const total = rows.items.reduce((sum, { status }) => sum + amountOf(status), 0);
  return (
    <section
      aria-labelledby="panel-heading"
      className="rounded-md border border-line bg-surface print:mt-6"
    >
      <header className="flex items-start justify-between gap-4 p-4 sm:px-6">
        <div>
          <h2 id="panel-heading" className="text-lg leading-6 font-bold">
            {title}
          </h2>
          <p className="text-sm text-muted">{source}</p>
        </div>
        <p className="flex shrink-0 items-center gap-2 rounded-sm border border-current px-2.5 py-1 text-sm leading-5 font-semibold text-good">
          <Dot />
          {state}
        </p>
      </header>
      <dl className="grid break-inside-avoid grid-cols-2 border-y border-line">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} shape={chartOf(stat, panel)} />
        ))}
      </dl>
      <Rows title={rows.title}>
        {rows.items.map((row) => (
          <Row key={row.name} {...row} share={amountOf(row.status) / total} />
        ))}
      </Rows>
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

/** The amount that a row adds to the total of all rows; 0 if its status isn't a figure. */
function amountOf(status: StatusRow['status']): number {
  return typeof status === 'string' ? 0 : status.amount;
}

function sizeOf(chart: ChartShape) {
  if (chart.kind === 'ring') return 'absolute right-4 bottom-4 size-10 sm:right-6 sm:size-16';
  return chart.kind === 'units' && chart.columns ? 'h-4' : 'h-2';
}

function Stat({ label, value, note, tone, shape }: StatCard & { shape?: ChartShape }) {
  return (
    <div className="relative flex flex-col border-line bg-background p-4 nth-[n+3]:border-t not-nth-[2n]:border-r sm:px-6">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1.5 text-2xl leading-none font-bold tracking-tight sm:text-3xl">
        {valueText(value)}
      </dd>
      {note && <dd className="mt-1.5 mb-3 text-sm text-muted">{note}</dd>}
      {shape && (
        <dd className={clsx('mt-auto', tone ? toneText[tone] : 'text-muted')}>
          <Chart chart={shape} className={sizeOf(shape)} />
        </dd>
      )}
    </div>
  );
}

function Rows({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-line px-4 pt-4 pb-2 not-last:border-b sm:px-6">
      <h3 className="label text-muted">{title}</h3>
      <ul className="mt-1">{children}</ul>
    </div>
  );
}

const rowRule = 'border-line not-last:border-b';

/** `share` is the row's part of the total, from 0 to 1, drawn over the rule below it. Without figures, nothing is drawn. */
function Row({ icon, name, status, tone, share }: StatusRow & { share: number }) {
  return (
    <li className={clsx('relative flex items-center gap-3 py-2.5', rowRule)}>
      {icon && <Icon name={icon} className="shrink-0 text-muted max-[22rem]:hidden" />}
      <span className="grow">{name}</span>
      <span className={clsx('flex items-center gap-2 text-sm font-semibold', toneText[tone])}>
        <Dot />
        {valueText(status)}
      </span>
      {share > 0 && (
        <Bar share={share} className={clsx('absolute inset-x-0 -bottom-px', toneText[tone])} />
      )}
    </li>
  );
}

function Alert({ icon, text, minutesAgo, color }: AlertRow) {
  return (
    <li className={clsx('flex items-start gap-3 py-2.5', rowRule)}>
      <Icon name={icon} className={clsx('mt-0.5 shrink-0', toneText[color])} />
      <span className="grow">{text}</span>
      <span className="shrink-0 text-sm leading-6 text-muted">{timeAgo(minutesAgo)}</span>
    </li>
  );
}

function Dot() {
  return <span aria-hidden className="size-2 rounded-full bg-current" />;
}
