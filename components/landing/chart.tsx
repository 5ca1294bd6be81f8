import { clsx } from 'clsx';
import { Bar } from '@/components/ui/bar';
import { Ring } from '@/components/ui/ring';
import { UnitChart } from '@/components/ui/unit-chart';
import type { Chart as Content } from '@/content/schema';
import { sections } from '@/content/sections';

/** A figure drawn, in the colour of the text around it. */
export function Chart({ chart, className }: { chart: Content; className?: string }) {
  switch (chart.kind) {
    case 'bar':
      return <Bar share={chart.share} className={className} />;
    case 'ring':
      return <Ring share={chart.share} className={className} />;
    default:
      return <UnitChart {...chart} className={clsx('block w-full', className)} />;
  }
}

/** A figure as a wall, and what a brick of it stands for. */
export function Wall({ chart, className }: { chart: Content; className: string }) {
  return (
    <>
      <Chart chart={chart} className={className} />
      {'each' in chart && (
        <p aria-hidden className="mt-2 text-xs text-muted">
          {`${sections.brick} ${chart.each}`}
        </p>
      )}
    </>
  );
}
