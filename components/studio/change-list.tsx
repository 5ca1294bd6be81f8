import { studioShare } from '@/content/words/studio-share';
import type { Change } from '@/lib/studio/changes';
import { campaignName, useStudio } from './store';

const words = studioShare.change;

interface Props {
  changes: readonly Change[];
  onGo: (path: string) => void;
}

/** Changes with what was there before, each leading to its words on the wall. */
export function ChangeList({ changes, onGo }: Props) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.path} ${change.name}`} className="border-b border-line">
          {change.places[0] ? (
            <button
              type="button"
              onClick={() => onGo(change.places[0] ?? '')}
              className="w-full px-3 py-2 text-left hover:bg-input"
            >
              <BeforeAndAfter change={change} />
            </button>
          ) : (
            <div className="px-3 py-2">
              <BeforeAndAfter change={change} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One change: what it is, the new words, the old ones, and the user's. */
export function BeforeAndAfter({ change }: { change: Change }) {
  const { name, kind, before, after, yours } = change;
  const mine = useStudio((state) => state.linked?.isCompared && campaignName(state));
  return (
    <span className="block text-sm whitespace-pre-line">
      <span className="block text-xs text-muted">
        {kind === 'text' ? name : `${name}: ${words[kind]}`}
      </span>
      {after !== undefined && <ins className="line-clamp-[12] no-underline">{after}</ins>}
      {before !== undefined && before !== after && (
        <span className="line-clamp-[12] text-muted">
          {`${words.was} `}
          <del>{before}</del>
        </span>
      )}
      {yours && (
        <span className="mt-1 block border-l-2 border-text pl-2">
          {`${mine ? `${words.in} ${mine}:` : words.yours} ${yours.after ?? words[yours.kind]}`}
        </span>
      )}
    </span>
  );
}
