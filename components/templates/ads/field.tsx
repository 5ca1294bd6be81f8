'use client';

import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';

// Always on the right: next to the field's name or, if there's room, in a separate column.
const copyStyle = buttonStyles(
  'quietTool',
  'absolute top-0 -right-2 min-w-11 justify-end @lg:static @lg:-mr-2 @lg:min-w-24',
);

interface FieldProps {
  label: string;
  /** What a button beside it copies. */
  copy?: string;
  children?: React.ReactNode;
}

/**
 * A field's name, its value, and a button to copy it. It's a client component to keep the page
 * small: a server component would put the markup of some thirty fields into the page twice, as HTML
 * and as the data that React hydrates it with.
 */
export function Field({ label, copy, children = copy }: FieldProps) {
  return (
    <div className="relative grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-4 @lg:grid-cols-[9rem_minmax(0,1fr)] @lg:py-1">
      <dt className="label flex min-h-11 items-center self-start text-muted">{label}</dt>
      <dd className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow basis-60 pb-3 whitespace-pre-line @lg:py-2.5">{children}</div>
        {copy && (
          <CopyButton
            text={copy}
            label={copyWords.copy}
            name={`${copyWords.copy}: ${label}`}
            words={copyWords}
            className={copyStyle}
            plain
          />
        )}
      </dd>
    </div>
  );
}

/** How a text fares on one platform: what's counted, whether it's fine, in words. */
export type LimitLine = readonly [counted: string, isFine: boolean, words: string];

/** A line for each platform's limit. A client component for the same reason as Field. */
export function LimitLines({ lines }: { lines: LimitLine[] }) {
  return (
    <ul className="mt-2 space-y-0.5 text-sm text-muted">
      {lines.map(([count, isFine, words]) => (
        <li key={count}>
          {`${count} `}
          <span className={isFine ? 'text-good' : 'text-notice'}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
