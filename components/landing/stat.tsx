import { noBreak } from '@/components/ui/no-break';
import type { StatCard } from '@/content/schema';
import { valueText } from '@/lib/campaign/figure';
import type { ChartShape } from '@/lib/site/chart';
import { Chart } from './chart';
import { toneText } from './tone-text';

/** One of the panel's figures, with a small chart if it's a share of something. */
export function Stat({ label, value, note, tone, shape }: StatCard & { shape?: ChartShape }) {
  return (
    <div className="grid content-start bg-surface px-4 py-4 sm:px-8 md:row-span-4 md:grid-rows-subgrid">
      <dt className="text-sm text-muted">{noBreak(label)}</dt>
      <dd className="figure mt-1.5 text-2xl">{valueText(value)}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{noBreak(note)}</dd>}
      {shape && (
        <dd className={`mt-3 ${tone ? toneText[tone] : 'text-muted'}`}>
          <Chart chart={shape} className="h-2" />
        </dd>
      )}
    </div>
  );
}
