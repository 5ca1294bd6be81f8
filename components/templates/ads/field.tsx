'use client';

import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';
import { Bar } from '@/components/ui/bar';

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
            name={`${copyWords.copy} ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            words={copyWords}
            className={copyStyle}
            labelClass="max-sm:hidden"
          />
        )}
      </dd>
    </div>
  );
}

/** How a text fits one platform: what's counted, how full it is, whether it's cut, in words. */
export type LimitLine = [counted: string, share: number, isCut: boolean, words: string];

/** A line with a bar for each platform's limit. A client component for the same reason as Field. */
export function LimitLines({ lines }: { lines: LimitLine[] }) {
  return (
    <ul className="mt-2 space-y-0.5 text-sm">
      {lines.map(([counted, share, isCut, words]) => (
        <li key={counted} className="flex gap-x-3 text-muted">
          <Bar share={share} className={`mt-2 w-16 shrink-0 ${color(isCut)}`} />
          <span className="min-w-0">
            {`${counted}, `}
            <span className={color(isCut)}>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const color = (isCut: boolean) => (isCut ? 'text-notice' : 'text-good');
