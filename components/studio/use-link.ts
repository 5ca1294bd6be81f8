import { useEffect, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import type { Edits } from '@/lib/studio/edits';
import { editsMark, fromFragment } from '@/lib/studio/link';
import { type Difference, readEdits } from '@/lib/studio/saved-edits';

/** Somebody's edits, to be looked at: from a link or a file. */
interface Linked {
  edits: Edits;
  differences: Difference[];
  file?: string;
}

/** The edits in the page's address, or in a file that was opened. They're not stored anywhere. */
export function useLink(exported: CampaignDocument) {
  const [state, setState] = useState<'none' | 'reading' | 'unreadable'>(() =>
    hasEdits() ? 'reading' : 'none',
  );
  const [linked, setLinked] = useState<Linked>();

  useEffect(() => {
    async function read() {
      const { hash } = window.location;
      if (hasEdits()) {
        const found = readEdits(exported, await fromFragment(hash));
        if (hash !== window.location.hash) return;
        setLinked(found);
        setState(found ? 'none' : 'unreadable');
      } else if (hash === '') setLinked(undefined);
    }
    const onHashChange = () => void read();
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [exported]);

  return {
    state,
    linked,
    open: setLinked,
    close: () => {
      setLinked(undefined);
      setState('none');
    },
    /** Takes the edits out of the address, so that they don't come back on a reload. */
    forget: () => {
      const { history, location } = window;
      if (hasEdits()) history.replaceState(history.state, '', location.pathname + location.search);
    },
    show: (shown: number) => setLinked((now) => now && { ...now, edits: { ...now.edits, shown } }),
  };
}

const hasEdits = () => window.location.hash.startsWith(editsMark);
