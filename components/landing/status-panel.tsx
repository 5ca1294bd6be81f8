import { clsx } from 'clsx';
import { Icon } from '@/components/site/icon';
import type { AlertRow, StatCard, StatusPanel as Panel, StatusRow } from '@/content/schema';
import { Share } from './share';
import { toneText } from './tone';

/** The audience's evidence, drawn as the product's own screen. */
export function StatusPanel({ title, state, source, stats, rows, alerts }: Panel) {
  return (
    <section aria-labelledby="panel-heading" className="rounded-md border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4">
        <div>
          <h2 id="panel-heading" className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-sm text-muted">{source}</p>
        </div>
        <p className="flex items-center gap-2 text-sm font-semibold text-good">
          <Dot />
          {state}
        </p>
      </header>
      <dl className="grid grid-cols-2 gap-px bg-line">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </dl>
      <Rows title={rows.title}>
        {rows.items.map((row) => (
          <Row key={row.name} {...row} />
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

function Stat({ label, value, note, share, tone }: StatCard) {
  return (
    <div className="flex flex-col bg-surface px-5 py-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={clsx(
          'mt-1 text-2xl leading-none font-bold tracking-tight sm:text-3xl',
          tone && toneText[tone],
        )}
      >
        {value}
      </dd>
      {note && <dd className="mt-1.5 text-sm text-muted">{note}</dd>}
      {share !== undefined && <Share of={share} tone={tone} />}
    </div>
  );
}

function Rows({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line px-5 pt-4 pb-2">
      <h3 className="label text-muted">{title}</h3>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </div>
  );
}

function Row({ name, status, tone }: StatusRow) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span>{name}</span>
      <span className={clsx('flex items-center gap-2 text-sm font-semibold', toneText[tone])}>
        <Dot />
        {status}
      </span>
    </li>
  );
}

function Alert({ icon, text, time, color }: AlertRow) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon name={icon} className={clsx('mt-0.5 shrink-0', toneText[color])} />
      <span className="grow">{text}</span>
      <span className="shrink-0 text-sm text-muted">{time}</span>
    </li>
  );
}

function Dot() {
  return <span aria-hidden className="size-2 rounded-full bg-current" />;
}
