import { studio } from '@/content/words/studio';

const { misfits: words } = studio;

/** How many are listed. The rest are only counted. */
const mostListed = 6;

/** What doesn't fit the campaign's pictures. */
export function Misfits({ sentences }: { sentences: readonly string[] }) {
  return (
    <output className="block text-sm text-notice">
      {sentences.length > 0 && (
        <span className="mt-3 block border-l-2 border-notice bg-surface p-3">
          {words.heading}
          {sentences.slice(0, mostListed).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
          {sentences.length > mostListed && ` + ${sentences.length - mostListed} ${words.more}`}
        </span>
      )}
    </output>
  );
}
