import { useMemo } from 'react';
import { studio } from '@/content/words/studio';
import { resolveText } from '@/lib/campaign/resolve';
import { settledContent } from './store/selectors';
import { useStudio } from './store/studio-store';

const { box: words } = studio;

/** Not used in texts: colors, sizes, addresses. */
const hidden = /^(?:brand\.(?!name$)|launch\.|offer\.retailerHref$)/;

/** Offers the facts that a text can repeat, such as `{offer.code}`. */
export function TokenPicker({ onPick }: { onPick: (token: string) => void }) {
  const { facts } = useStudio(settledContent);
  // There are many, and they're the same at each key press.
  const options = useMemo(
    () =>
      facts.names().flatMap((token) => {
        const { text, unknown } = resolveText(`{${token}}`, facts);
        if (unknown.length > 0 || text === '' || hidden.test(token)) return [];
        return <option key={token} value={token}>{`${text} {${token}}`}</option>;
      }),
    [facts],
  );
  return (
    <select
      aria-label={words.insert}
      value=""
      onChange={({ target }) => onPick(target.value)}
      className="min-h-11 w-28 min-w-0 grow rounded-sm border border-line bg-input px-2 text-sm"
    >
      <option value="">{words.insert}</option>
      {options}
    </select>
  );
}
