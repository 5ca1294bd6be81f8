import { useState } from 'react';
import { editsWords } from '@/content/words/edits';
import { studio as studioWords } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { unreadableDrafts } from '@/lib/studio/drafts/draft';
import { Notice } from './notice';
import { useActions, useStudio } from './store';
import { Differences } from './text/differences';
import { StoredText } from './text/stored-text';

const { saving: words, differences } = studioWords;
const { file, link: linkWords } = studioShare;

/** Whether the edits are kept, and what a person has to know or decide about the draft. */
export function Notices() {
  const { state } = useStudio(({ saving }) => saving);
  const link = useStudio((studio) => studio.link);
  const changed = useStudio((studio) => studio.differences);
  const campaign = useStudio((studio) => studio.campaign);
  const [, setRemoved] = useState('');
  const notice = useStudio((studio) => studio.notice);
  const { leaveReview, dismissNotices, saveDraft } = useActions();
  return (
    <div className="relative z-10 shrink-0 text-sm">
      <div className={look}>
        {state === 'refused' && (
          <Notice buttons={{ [file.save]: () => void saveDraft(file.name) }}>
            {words.refused}
          </Notice>
        )}
        {link !== 'none' && link !== 'reading' && (
          <Notice buttons={{ [differences.dismiss]: leaveReview }}>
            {`${editsWords.faults[link]} ${linkWords.unreadable}`}
          </Notice>
        )}
        {unreadableDrafts(campaign).map((key) => (
          <StoredText key={key} at={key} onRemove={() => setRemoved(key)} />
        ))}
        {changed.length > 0 && (
          <Notice buttons={{ [differences.dismiss]: dismissNotices }}>
            <Differences differences={changed} />
          </Notice>
        )}
      </div>
      {notice && (
        // Over the wall, so that what it's about, or what's clicked next, stays where it is.
        <div className={`absolute inset-x-0 top-full ${look}`}>
          <Notice buttons={{ [differences.dismiss]: dismissNotices }}>{notice}</Notice>
        </div>
      )}
    </div>
  );
}

const look =
  'grid max-h-[40dvh] gap-2 overflow-y-auto border-line bg-background px-3 not-empty:border-b not-empty:py-2';
