import { clsx } from 'clsx';
import type { ExampleOf } from '@/content/schema';
import { DayAxis } from '../chart';

const minutesPerDay = 24 * 60;

/**
 * Lines from each entry's time on the axis to its column, for those that were refused or for the
 * others.
 */
const linesOf = (entries: ExampleOf<'account-day'>['entries'], isRefused: boolean) =>
  entries
    .map(({ at: [hour, minute], color }, index) =>
      (color === 'danger') === isRefused
        ? `M${hour * 60 + minute} 0V16L${(index / entries.length) * minutesPerDay} 48V64`
        : '',
    )
    .join('');

/** The sign-ins of one account on a line of 24 hours, from which each hangs on a line of its own. */
export function AccountDay({ title, entries }: ExampleOf<'account-day'>) {
  return (
    <div className="border border-line bg-surface p-6">
      <h3 className="label text-muted">{title}</h3>
      <div className="mt-3 border-b-2 border-text">
        <DayAxis />
      </div>
      {/* Where there's no room beside each other, only the marks on the line show. */}
      <div aria-hidden className="relative h-3 overflow-clip md:h-16 md:overflow-visible">
        <svg
          width={minutesPerDay}
          height="64"
          viewBox={`0 0 ${minutesPerDay} 64`}
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="absolute h-16 w-full overflow-visible text-muted"
        >
          {/* A tick for each hour. */}
          <path d={`M-1 3h${minutesPerDay + 2}`} strokeWidth="6" strokeDasharray="2 58" />
          <path vectorEffect="non-scaling-stroke" d={linesOf(entries, false)} />
          <path
            vectorEffect="non-scaling-stroke"
            d={linesOf(entries, true)}
            className="text-danger"
          />
        </svg>
      </div>
      <ol className="grid md:auto-cols-fr md:grid-flow-col">
        {entries.map(({ time, device, place, result, color }) => (
          <li
            key={time}
            className={clsx(
              // The line from the axis ends in the middle of the border.
              'flex flex-col border-l-2 py-2 pr-1 pl-3 md:-ml-px',
              color === 'danger' ? 'border-danger bg-danger-tint' : 'border-muted',
            )}
          >
            <p className="figure text-2xl">{time}</p>
            <p className="mt-2 font-bold">{device}</p>
            <p className="text-muted">{place}</p>
            <p className={clsx('mt-auto pt-2 font-bold', color === 'danger' && 'text-danger')}>
              {result}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
