import { buttonStyles } from '@/components/ui/button';
import { studio as words } from '@/content/words/studio';
import type { Difference } from '@/lib/studio/saved-edits';
import type { Conflict, StudioState } from './use-studio';

/** A time as a clock shows it: `10:32 AM`; with the date if it's not today. */
function clock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString(
    'en-US',
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}

interface Props {
  studio: StudioState;
  isLinked: boolean;
}

/** Which words are on screen, and whether they're saved. */
export function Status({ studio: { isEdited, saving, conflict }, isLinked }: Props) {
  const { status } = words;
  const shown = isEdited ? (isLinked ? status.linked : status.edited) : status.exported;
  const keeping = conflict
    ? status.paused
    : saving.state === 'refused'
      ? status.refused
      : saving.state === 'saved'
        ? `${status.saved} ${clock(saving.at)}.`
        : '';
  return (
    <p className="text-sm text-muted">
      {`${shown} `}
      <span className={saving.state === 'refused' ? 'text-notice' : undefined}>{keeping}</span>
    </p>
  );
}

interface ConflictProps {
  conflict: Conflict;
  onMine: () => void;
  onTheirs: () => void;
}

/** Two versions of the draft: the marketer chooses one, and nothing is overwritten until then. */
export function ConflictNotice({ conflict: { from, other }, onMine, onTheirs }: ConflictProps) {
  const { conflict } = words;
  const [mine, theirs] =
    from === 'tab'
      ? [conflict.mineTab, conflict.theirsTab]
      : [conflict.theirsLink, conflict.mineLink];
  return (
    <div role="alert" className="border-l-2 border-notice bg-surface p-3 text-sm">
      <p>{other ? `${conflict[from]} ${clock(other.savedAt)}.` : conflict.removed}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" onClick={onMine} className={buttonStyles('tool', 'px-3')}>
          {mine}
        </button>
        <button type="button" onClick={onTheirs} className={buttonStyles('tool', 'px-3')}>
          {theirs}
        </button>
      </div>
    </div>
  );
}

interface DifferencesProps {
  isUnreadable: boolean;
  differences: readonly Difference[];
  onDismiss: () => void;
}

/** What couldn't be restored from a link or a draft as it was. */
export function DifferencesNotice({ isUnreadable, differences, onDismiss }: DifferencesProps) {
  const { differences: texts } = words;
  if (!isUnreadable && differences.length === 0) return null;
  return (
    <div role="alert" className="border-l-2 border-notice bg-surface p-3 text-sm">
      <p>{isUnreadable ? texts.unreadable : texts.heading}</p>
      <ul className="mt-1 list-disc pl-4">
        {differences.map(({ kind, name }) => (
          <li key={`${kind} ${name}`} className="wrap-anywhere">
            <b>{name}</b>
            {`: ${texts[kind]}.`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onDismiss} className={buttonStyles('tool', 'mt-2 px-4')}>
        {texts.dismiss}
      </button>
    </div>
  );
}
