import { clsx } from 'clsx';
import type { ExampleOf } from '@/content/schema';
import { toneText } from '../panel-list';

/**
 * A printed record of who opened a chart: a sheet of paper, white in either theme. On a phone, an entry
 * is three lines: when and with what result, who, what and where.
 */
export function AccessRecord(props: ExampleOf<'access-record'>) {
  const { title, about, columns, rows, notes, signature } = props;
  return (
    <div className="paper border border-line p-6 text-sm">
      <h3 className="text-2xl font-bold">{title}</h3>
      <p className="mt-2 border-b-2 border-text pb-5">{about}</p>
      <table className="mb-10 w-full table-fixed text-left max-sm:block">
        <thead className="max-sm:hidden">
          <tr className="label text-muted *:px-2 *:py-2">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-balance max-sm:block">
          {rows.map(({ time, who, what, where, result, color }) => (
            <tr
              key={time}
              className={clsx(
                'border-y border-line *:px-2 *:py-2 max-sm:flex max-sm:flex-wrap max-sm:py-2 max-sm:*:py-0',
                color && `bg-danger-tint ${toneText[color]}`,
              )}
            >
              <td className="order-first grow">{time}</td>
              <td className="w-full max-sm:font-bold">{who}</td>
              <td className="grow">{what}</td>
              <td>{where}</td>
              <td className="order-first font-bold">{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
        <p>{notes}</p>
        <p className="self-end border-t border-text text-muted">{signature}</p>
      </div>
    </div>
  );
}
