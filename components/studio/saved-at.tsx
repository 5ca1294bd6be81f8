import { studio as words } from '@/content/words/studio';
import { useStudio } from './store';
import { when } from './when';

/** When the edits were last saved in this browser. */
export function SavedAt() {
  const { state, at } = useStudio(({ saving }) => saving);
  if (state !== 'saved' || at === 0) return null;
  return (
    // Takes only the room that's left, so that nothing in the bar moves when it comes.
    <span className="w-0 grow truncate text-right text-xs text-muted max-xl:hidden">
      {`${words.saving.saved} ${when(at)}`}
    </span>
  );
}
