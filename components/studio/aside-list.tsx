import { useState } from 'react';
import { studioShare } from '@/content/words/studio-share';
import { asideOf } from '@/lib/studio/aside';
import { draftKeys, stored } from '@/lib/studio/draft';
import { readEdits } from '@/lib/studio/saved-edits';
import { KeptText } from './kept-text';
import { useActions, useStudio } from './store';

const { aside: words } = studioShare;

/** The drafts that were kept in this browser because they couldn't be opened. */
export function AsideList() {
  const exported = useStudio((state) => state.exported);
  const campaign = useStudio((state) => state.campaign);
  const { openFile, toggle } = useActions();
  const [drafts, setDrafts] = useState(() => draftKeys(campaign).flatMap(asideOf));

  if (drafts.length === 0) return null;
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="label mt-6 mb-1 text-muted">{words.heading}</h3>
      {drafts.map((key) => {
        const found = readEdits(exported, stored(key)?.saved);
        function open() {
          if (!found) return;
          openFile({ ...found, file: words.name });
          toggle('share');
        }
        return (
          <KeptText
            key={key}
            keys={[key]}
            audience={exported.audience.id}
            said={found ? words.frozen : words.unreadable}
            open={found && open}
            onRemove={() => {
              window.localStorage.removeItem(key);
              setDrafts(drafts.filter((other) => other !== key));
            }}
          />
        );
      })}
    </section>
  );
}
