import type { Landing } from '@/content/schema';
import { ExposureFigure } from './exposure-figure';

/** What the risks add up to. The first figure is the total. */
export function Exposure({ heading, items }: NonNullable<Landing['risks']['exposure']>) {
  return (
    <div className="mt-4 rounded-md border border-muted bg-danger-tint p-6 sm:p-10">
      <h3 className="label text-muted">{heading}</h3>
      <dl className="mt-5 grid gap-x-8 gap-y-8 md:auto-cols-fr md:grid-flow-col">
        {items.map((item, index) => (
          <ExposureFigure
            key={item.label}
            {...item}
            isTotal={index === 0}
            isAlone={items.length === 1}
          />
        ))}
      </dl>
    </div>
  );
}
