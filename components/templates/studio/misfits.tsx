import { studio } from '@/content/words/studio';
import type { Misfit } from '@/lib/studio/misfit';

const { misfits: words } = studio;

/** How many are listed. The rest are only counted. */
const most = 6;

/** The pictures that the words don't fit in. */
export function Misfits({ misfits }: { misfits: readonly Misfit[] }) {
  return (
    <output className="block text-sm text-notice">
      {misfits.length > 0 && (
        <span className="mt-3 block border-l-2 border-notice bg-surface p-3">
          {words.heading}
          {misfits.slice(0, most).map(({ sentence }) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
          {misfits.length > most && ` + ${misfits.length - most} ${words.more}`}
        </span>
      )}
    </output>
  );
}
