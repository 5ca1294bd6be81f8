import { studio } from '@/content/words/studio/studio';
import { type Place, placeOfToken, placePath, textAt } from '@/lib/studio/text/places';
import { piecesOf } from '@/lib/studio/text/token-names';
import { originalOf, liveContent, useStudio } from '../store';

/** The facts that a text repeats, each leading to where it's changed. */
export function RepeatedFacts(props: {
  place: Place;
  typed: string;
  onGo: (path: string) => void;
}) {
  const { place, typed, onGo } = props;
  const { document, facts } = useStudio(liveContent);
  const original = useStudio(originalOf);
  // Also what it repeated before somebody typed over that.
  const repeatedFacts = new Map(
    piecesOf(`${typed} ${textAt(original, place)}`, facts, document).flatMap(
      ({ name, typed: token }): [path: string, name: string][] => {
        const origin = name === undefined ? undefined : placeOfToken(document, token.slice(1, -1));
        return origin && name ? [[placePath(origin), name]] : [];
      },
    ),
  );
  if (repeatedFacts.size === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-xs">
      <span className="text-muted">{studio.box.repeats}</span>
      {Array.from(repeatedFacts, ([path, name]) => (
        <button
          key={path}
          type="button"
          onClick={() => onGo(path)}
          className="min-h-11 min-w-11 underline"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
