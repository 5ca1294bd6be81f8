import type { Change } from '@/lib/studio/drafts/changes';
import { BeforeAndAfter } from './before-and-after';

export function ChangeList(props: { changes: readonly Change[]; onGo: (path: string) => void }) {
  const { changes, onGo } = props;
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
