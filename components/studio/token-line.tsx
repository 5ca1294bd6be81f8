import { studio } from '@/content/words/studio';
import { piecesOf, tokenName } from '@/lib/studio/token-names';
import { liveContent } from './store/selectors';
import { useStudio } from './store/studio-store';

interface Props {
  typed: string;
  /** Selects what was typed from one character to another. */
  onPick: (from: number, to: number) => void;
}

/** How a text with tokens reads: each one is a chip with what it stands for, and selects itself. */
export function TokenLine({ typed, onPick }: Props) {
  const { document, facts } = useStudio(liveContent);
  const pieces = piecesOf(typed, facts);
  if (!pieces.some(({ token }) => token !== undefined)) return null;
  return (
    <p aria-label={studio.box.reads} className="text-sm leading-7 break-words">
      {pieces.map(({ from, typed: written, text, token }) => {
        if (token === undefined) return text;
        const name = tokenName(token, document);
        return (
          <button
            key={from}
            type="button"
            title={name}
            aria-label={`${text}: ${name}`}
            onClick={() => onPick(from, from + written.length)}
            className="min-h-6 rounded-sm border border-line bg-input px-1 font-semibold hover:border-text"
          >
            {text}
          </button>
        );
      })}
    </p>
  );
}
