import { useSyncExternalStore } from 'react';
import { draftKey, sharedKey } from '@/lib/site/draft-key';

interface Props {
  audience: string;
  text: string;
}

/** Says that the studio has a draft of this campaign, whose words this page doesn't show. */
export function DraftNote({ audience, text }: Props) {
  const hasDraft = useSyncExternalStore(
    subscribe,
    () => [draftKey(audience), sharedKey].some(hasEdits),
    () => false,
  );
  return hasDraft && <p className="mt-3 text-sm text-notice print:hidden">{text}</p>;
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Whether what's stored has edits, not just a history. What can't be read has none. */
function hasEdits(key: string): boolean {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? '').saved.edits.flat().length > 0;
  } catch {
    return false;
  }
}
