import { studioShare } from '@/content/words/studio-share';
import type { Change } from '@/lib/studio/changes';

const words = studioShare.change;

interface Props {
  changes: readonly Change[];
  /** Leads to the words. What's left out has none. */
  onGo: (path: string) => void;
}

/** Changes with what was there before, each leading to its words on the wall. */
export function ChangeList({ changes, onGo }: Props) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.path} ${change.name}`} className="border-b border-line">
          <button
            type="button"
            onClick={() => change.places[0] && onGo(change.places[0])}
            className="w-full px-3 py-2 text-left text-sm hover:bg-input"
          >
            <span className="block text-xs text-muted">{change.name}</span>
            <BeforeAndAfter change={change} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One change in words. */
export function BeforeAndAfter({ change }: { change: Change }) {
  const { kind, before, after, yours } = change;
  return (
    <span className="block whitespace-pre-line wrap-anywhere">
      {words[kind] && <b className="block">{words[kind]}</b>}
      {after !== undefined && <ins className="block no-underline">{after}</ins>}
      {before !== undefined && (
        <span className="block text-muted">
          {`${words.was} `}
          <del>{before}</del>
        </span>
      )}
      {yours && (
        <span className="mt-1 block border-l-2 border-notice pl-2">
          {`${words.yours} ${yours.after ?? words[yours.kind]}`}
        </span>
      )}
    </span>
  );
}
