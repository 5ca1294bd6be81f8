import { useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { studioShare } from '@/content/words/studio-share';
import { asideOf } from '@/lib/studio/aside';
import { draftKeys, stored } from '@/lib/studio/draft';
import { readEdits } from '@/lib/studio/saved-edits';
import { useActions, useStudio } from './store';
import { ToolButton } from './tool-button';
import { when } from './when';

const { aside: words, file } = studioShare;

/** The drafts that were kept in this browser because they couldn't be opened. */
export function AsideList() {
  const exported = useStudio((state) => state.exported);
  const campaign = useStudio((state) => state.campaign);
  const { openFile, toggle } = useActions();
  const [drafts, setDrafts] = useState(() => draftKeys(campaign).flatMap(asideOf));
  const { id } = exported.audience;

  if (drafts.length === 0) return null;
  return (
    <section>
      <h3 className="label mt-6 mb-1 text-muted">{words.heading}</h3>
      <ul className="divide-y divide-line text-sm">
        {drafts.map(([key, text]) => {
          const draft = stored(key);
          const found = readEdits(exported, draft?.saved);
          const json = draft ? JSON.stringify({ audience: id, ...draft.saved }, null, 1) : text;
          return (
            <li key={key} className="py-2">
              <p className="mb-1">
                {`${found ? words.frozen : words.unreadable} ${draft?.savedAt ? when(draft.savedAt) : ''}`}
              </p>
              <div className="flex flex-wrap gap-2">
                {found && (
                  <ToolButton
                    onClick={() => {
                      openFile({ ...found, file: words.name });
                      toggle('share');
                    }}
                  >
                    {words.open}
                  </ToolButton>
                )}
                <ToolButton onClick={() => saveFile(new Blob([json]), `${id}-${file.name}`)}>
                  {words.save}
                </ToolButton>
                <ToolButton
                  onClick={() => {
                    window.localStorage.removeItem(key);
                    setDrafts(drafts.filter(([other]) => other !== key));
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
