import { studioMany as words } from '@/content/words/studio-many';
import type { Rows } from '@/lib/studio/rows';

/** The most faults that are listed. With more than that, someone has to check the whole table anyway. */
const mostListed = 50;

/** What's wrong with a table's rows and columns. */
export function RowFaults({ faults, ignored }: Pick<Rows, 'faults' | 'ignored'>) {
  const rest = faults.length - mostListed;
  return (
    <>
      {ignored.length > 0 && (
        <p className="text-sm wrap-anywhere text-notice">{`${words.ignored} ${ignored.join(', ')}`}</p>
      )}
      {faults.length > 0 && (
        <section className="text-sm">
          <h3 className="label text-muted">{words.toFix}</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {faults.slice(0, mostListed).map(({ row, column, reason }) => (
              <li key={`${row} ${column} ${reason}`} className="py-1.5 wrap-anywhere">
                <span className="font-semibold">
                  {[`${words.row} ${row}`, ...(column === undefined ? [] : [column])].join(', ')}
                </span>
                {`: ${reason}`}
              </li>
            ))}
            {rest > 0 && <li className="py-1.5 text-muted">{`${rest} ${words.more}`}</li>}
          </ul>
        </section>
      )}
    </>
  );
}
