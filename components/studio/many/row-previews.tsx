import { memo, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '@/components/ui/button';
import type { Campaign } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio-many';
import { resolve } from '@/lib/campaign/resolve';
import { messageOf } from '@/lib/message-of';
import { type Base, rowDocument, type TableRow } from '@/lib/studio/rows';

/** How many rows are shown at first, and how many more at a time. */
const chunk = 20;

type Render = (campaign: Campaign) => React.ReactNode;

interface Props {
  base: Base;
  rows: readonly TableRow[];
  renderRow: Render;
}

/** A preview of each row, a few rows at a time. */
export function RowPreviews({ base, rows, renderRow }: Props) {
  const [count, setCount] = useState(chunk);
  const list = useRef<HTMLUListElement>(null);
  const next = Math.min(chunk, rows.length - count);

  function showMore() {
    flushSync(() => setCount(count + chunk));
    // The button moves down or disappears, so the focus goes to the first new row.
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${count + 1})`)?.focus();
  }

  return (
    <section>
      <h3 className="label text-muted">{words.previews}</h3>
      <ul ref={list} className="mt-2 divide-y divide-line border-y border-line">
        {rows.slice(0, count).map((row) => (
          <li
            key={row.id}
            tabIndex={-1}
            className="py-3 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
          >
            <h4 className="mb-2 font-semibold wrap-anywhere">{row.name}</h4>
            <RowPreview base={base} row={row} renderRow={renderRow} />
          </li>
        ))}
      </ul>
      {next > 0 && (
        <button type="button" onClick={showMore} className={buttonStyles('tool', 'mt-3 w-full')}>
          {`${words.show} ${next} ${words.more}`}
        </button>
      )}
    </section>
  );
}

const RowPreview = memo(function RowPreview({
  base,
  row,
  renderRow,
}: {
  base: Base;
  row: TableRow;
  renderRow: Render;
}) {
  const campaign = useMemo(() => resolve(rowDocument(base, row)), [base, row]);
  try {
    return renderRow(campaign);
  } catch (error) {
    return <p className="text-sm text-notice">{`${words.noPreview} ${messageOf(error)}`}</p>;
  }
});
