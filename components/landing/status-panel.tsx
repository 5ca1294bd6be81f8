import type { StatCard, StatusPanel as Panel, StatusRow } from '@/content/schema';
import { timeAgo } from '@/content/words/landing';
import { chartOf, type ChartShape } from '@/lib/site/chart';
import { PanelList, PanelRow, toneText } from './panel-list';
import { noBreak } from '@/components/ui/no-break';
import { valueText } from '@/lib/campaign/document/figure';
import { Chart } from './chart';

/** Of an alert's icon. What has been handled needs no color: green is for the dot of a state. */
const alertColor = { ...toneText, good: 'text-muted' };

/** The state of what's watched: its figures, and beside them its parts and its alerts. */
export function StatusPanel(panel: Panel) {
  const { title, state, stats, rows, alerts } = panel;
  return (
    <section aria-labelledby="panel-heading" className="px-4 pb-14 sm:px-8 lg:pb-20 print:px-0">
      <div className="page-width border border-t-4 border-line border-t-text bg-surface print:break-inside-avoid">
        <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-4 sm:px-8">
          <h2 id="panel-heading" className="text-xl font-bold">
            {title}
          </h2>
          <Status tone="good">{state}</Status>
        </header>
        <div className="grid gap-px border-t border-line bg-line md:grid-cols-2">
          <dl className="grid grid-cols-2 gap-px">
            {stats.map((stat) => (
              <Stat key={stat.label} {...stat} shape={chartOf(stat, panel)} />
            ))}
          </dl>
          <div className="grid bg-surface">
            {rows && (
              <PanelList title={rows.title}>
                {rows.items.map(({ icon, name, status, tone }) => (
                  <PanelRow key={name} icon={icon} text={name} color="text-muted">
                    <Status tone={tone}>{status}</Status>
                  </PanelRow>
                ))}
              </PanelList>
            )}
            {alerts && (
              <PanelList title={alerts.title}>
                {alerts.items.map(({ icon, text, minutesAgo, color }) => (
                  <PanelRow key={text} icon={icon} text={text} color={alertColor[color]}>
                    <span className="text-sm text-muted">{timeAgo(minutesAgo)}</span>
                  </PanelRow>
                ))}
              </PanelList>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** One of the panel's figures, with a small chart if it's a share of something. */
function Stat({ label, value, note, tone, shape }: StatCard & { shape?: ChartShape }) {
  return (
    <div className="bg-surface p-4 sm:px-8">
      <dt className="text-sm text-muted">{noBreak(label)}</dt>
      <dd className="figure mt-1.5 text-2xl">{valueText(value)}</dd>
      {note && <dd className="mt-1 text-sm text-balance text-muted">{noBreak(note)}</dd>}
      {shape && (
        <dd aria-hidden className={`mt-3 ${tone ? toneText[tone] : 'text-muted'}`}>
          <Chart chart={shape} className="h-2" />
        </dd>
      )}
    </div>
  );
}

/** A state in a word, in its color, after a dot. */
function Status({ tone, children }: Pick<StatusRow, 'tone'> & { children: string }) {
  return (
    <span className={`flex items-center gap-2 text-sm font-semibold ${toneText[tone]}`}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
