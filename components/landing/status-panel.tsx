import type { StatusPanel as Panel } from '@/content/schema';
import { timeAgo } from '@/content/words/landing';
import { chartOf } from '@/lib/site/chart';
import { PanelList, PanelRow } from './panel-list';
import { Stat } from './stat';
import { Status } from './status';
import { toneText } from './tone-text';

/** The state of what's watched: its figures, then its parts and its alerts. */
export function StatusPanel(panel: Panel) {
  const { title, state, stats, rows, alerts } = panel;
  return (
    <section aria-labelledby="panel-heading" className="px-4 pb-14 sm:px-8 lg:pb-20 print:px-0">
      <div className="page-width border border-t-4 border-line border-t-text bg-surface">
        <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-4 sm:px-8">
          <h2 id="panel-heading" className="text-xl font-bold">
            {title}
          </h2>
          <Status tone="good">{state}</Status>
        </header>
        <dl className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-4">
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} shape={chartOf(stat, panel)} />
          ))}
        </dl>
        <div className="grid md:auto-cols-fr md:grid-flow-col">
          {rows && (
            <PanelList title={rows.title} isAlone={!alerts}>
              {rows.items.map(({ icon, name, status, tone }) => (
                <PanelRow key={name} icon={icon} text={name} color="text-muted">
                  <Status tone={tone}>{status}</Status>
                </PanelRow>
              ))}
            </PanelList>
          )}
          {alerts && (
            <PanelList title={alerts.title} isAlone={!rows}>
              {alerts.items.map(({ icon, text, minutesAgo, color }) => (
                <PanelRow key={text} icon={icon} text={text} color={toneText[color]}>
                  <span className="text-sm text-muted">{timeAgo(minutesAgo)}</span>
                </PanelRow>
              ))}
            </PanelList>
          )}
        </div>
      </div>
    </section>
  );
}
