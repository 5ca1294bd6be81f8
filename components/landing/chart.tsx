import { clsx } from 'clsx';
import { Bar } from '@/components/ui/bar';
import { Ring } from '@/components/ui/ring';
import { UnitChart } from '@/components/ui/unit-chart';
import { sections } from '@/content/words/landing';
import type { ChartShape } from '@/lib/chart';

interface Props {
  chart: ChartShape;
  className: string;
  /** Classes that color the unlit bricks. */
  rest?: string;
}

/** Draws a figure in the color of the surrounding text. A chart of bricks also says what one brick stands for. */
export function Chart({ chart, className, rest }: Props) {
  if (chart.kind !== 'units') {
    return chart.kind === 'bar' ? (
      <Bar share={chart.share} className="h-2" />
    ) : (
      <Ring share={chart.share} className={className} />
    );
  }
  const { each, of, columns, lit } = chart;
  return (
    <>
      <UnitChart
        of={of}
        columns={columns}
        lit={lit}
        rest={rest}
        className={clsx('block w-full', className)}
      />
      {each && (
        <p aria-hidden className="mt-2 text-xs text-muted">
          {`${sections.brick} ${each}`}
        </p>
      )}
    </>
  );
}
