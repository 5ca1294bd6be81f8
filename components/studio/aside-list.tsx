import { useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { studioShare } from '@/content/words/studio-share';
import { asideOf } from '@/lib/studio/aside';
import { keysOf, stored } from '@/lib/studio/draft';
import { readEdits } from '@/lib/studio/saved-edits';
import { useActions, useStudio } from './store/studio-store';
import { ToolButton } from './tool-button';

const { aside: words, file } = studioShare;

/** The drafts that were kept in this browser because they couldn't be opened. */
export function AsideList() {
  const exported = useStudio((state) => state.exported);
  const { openFile, toggle } = useActions();
  const [, setDeleted] = useState('');
  const { id } = exported.audience;
  const drafts = keysOf(id).flatMap(asideOf);

  function open(key: string) {
    const found = readEdits(exported, stored(key)?.saved);
    if (!found) return;
    openFile({ ...found, file: words.name });
    toggle('share');
  }

  function save(key: string, text: string) {
    const draft = stored(key);
    const json = draft ? JSON.stringify({ audience: id, ...draft.saved }, null, 1) : text;
    saveFile(new Blob([json]), `${id}-${file.name}`);
  }

  if (drafts.length === 0) return null;
  return (
    <section>
      <h3 className="label mt-6 mb-1 text-muted">{words.heading}</h3>
      <ul className="divide-y divide-line text-sm">
        {drafts.map(([key, text]) => {
          const draft = stored(key);
          const date = draft?.savedAt ? new Date(draft.savedAt).toLocaleString() : '';
          return (
            <li key={key} className="py-2">
              <p className="mb-1">{`${draft ? words.frozen : words.unreadable} ${date}`}</p>
              <div className="flex flex-wrap gap-2">
                {draft && <ToolButton onClick={() => open(key)}>{words.open}</ToolButton>}
                <ToolButton onClick={() => save(key, text)}>{words.save}</ToolButton>
                <ToolButton
                  onClick={() => {
                    window.localStorage.removeItem(key);
                    setDeleted(key);
                  }}
                >
                  {words.remove}
                </ToolButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
