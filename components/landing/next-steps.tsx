import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';

/** What happens after a visitor has claimed the offer. */
export function NextSteps({ heading, steps, isBeside }: Landing['next'] & { isBeside: boolean }) {
  return (
    <div>
      <h3 className="text-2xl font-bold tracking-tight">{heading}</h3>
      <ol className={clsx('mt-4 grid gap-x-8', !isBeside && 'md:grid-cols-3')}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden className="figure text-2xl text-muted">
              {index + 1}
            </span>
            <div>
              <h4 className="font-bold">{noBreak(title)}</h4>
              <p className="mt-1 max-w-prose text-balance text-muted">{noBreak(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
