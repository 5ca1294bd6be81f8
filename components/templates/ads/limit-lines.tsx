'use client';

import { clsx } from 'clsx';
import { Bar } from '@/components/ui/bar';
import type { Verdict } from '@/lib/campaign/ads/copy';

/** How a text fares on one platform: what's counted, how full it is from 0 to 1, the verdict, and the verdict in words. */
export type LimitLine = [counted: string, share: number, verdict: Verdict, words: string];

/** A line with a bar for each platform's limit. A client component for the same reason as Field. */
export function LimitLines({ lines }: { lines: LimitLine[] }) {
  return (
    <ul className="mt-2 space-y-0.5 text-sm">
      {lines.map(([counted, share, verdict, words]) => (
        <li key={counted} className="flex gap-x-3 text-muted">
          <Bar share={share} className={clsx('mt-2 w-16 shrink-0', color[verdict])} />
          <span className="min-w-0">
            {`${counted}, `}
            <span className={color[verdict]}>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const color: Record<Verdict, string> = {
  fits: 'text-good',
  cut: 'text-notice',
  refused: 'text-danger',
};
