import { UnitChart } from '@/components/ui/unit-chart';
import { sections } from '@/content/words/landing';
import type { ChartShape } from '@/lib/site/chart';

/** Draws a figure in the color of the surrounding text. */
export function Chart({ chart, className }: { chart: ChartShape; className: string }) {
  if (chart.kind === 'bar')
    return (
      <div aria-hidden className={`bg-line forced-colors:outline-1 ${className}`}>
        <div
          className="h-full bg-current forced-color-adjust-none"
          style={{ width: `${chart.share * 100}%` }}
        />
      </div>
    );
  const { kind, ...bricks } = chart;
  return (
    <>
      <UnitChart {...bricks} className={`block w-full ${className}`} />
      {kind === 'hours' && <DayAxis />}
    </>
  );
}

/** Says when a day starts, is half over, and ends. */
export const DayAxis = () => (
  <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
    <span>{sections.midnight}</span>
    <span>{sections.noon}</span>
    <span>{sections.midnight}</span>
  </p>
);
