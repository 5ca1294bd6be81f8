import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { studioShare } from '@/content/words/studio-share';
import { CommentForm } from './comment-form';
import { CommentPlace } from './comment-place';
import { Comments } from './comments';
import { NameField } from './name-field';
import { Panel } from './panel';
import { commentsOf, unseenPictures, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { answer: words, link: linkWords, review } = studioShare;

/** Where a reviewer approves the edits or asks for changes, and takes the answer away. */
export function Answer() {
  const me = useStudio((state) => state.me);
  const comments = useStudio(commentsOf);
  const mine = comments.find(({ by, verdict }) => verdict && by === me);
  const unsaid = useStudio((state) => state.unsaid);
  const open = Object.keys(unsaid).filter((path) => unsaid[path]?.trim());
  const unseen = useStudio(unseenPictures);
  const { decide, linkToShare, saveToShare } = useActions();
  return (
    <Panel name="answer" title={review.answer}>
      <div className="mt-2 grid gap-3">
        <p className="text-sm text-muted">{words.help}</p>
        <NameField />
        <CommentForm path="" />
        {unseen && <p className="text-sm text-notice">{`${words.unseenNote} ${unseen}.`}</p>}
        <div className="grid grid-cols-2 gap-2">
          {(['approved', 'changes'] as const).map((verdict) => (
            <ToolButton
              key={verdict}
              aria-pressed={mine?.verdict === verdict}
              onClick={() => decide(verdict)}
              className="aria-pressed:border-text aria-pressed:bg-input"
            >
              {words[verdict]}
            </ToolButton>
          ))}
        </div>
      </div>
      <div className="mt-3 grid gap-2">
        <output className="text-sm text-notice">{open.length > 0 && words.unsaid}</output>
        {open.map((path) => (
          <CommentPlace key={path} path={path} />
        ))}
        {/* What was copied before isn't this answer. */}
        <div key={JSON.stringify(comments)} className="flex flex-wrap">
          <CopyButton
            text={linkToShare}
            label={words.copy}
            words={{ ...linkWords.words, copied: words.copied }}
            className={buttonStyles('mainTool', 'w-full px-3')}
          />
        </div>
        <ToolButton onClick={() => void saveToShare(words.file)}>{words.save}</ToolButton>
        <p className="text-sm text-muted">{words.note}</p>
      </div>
      <div className="-mx-3 mt-3">
        <Comments />
      </div>
    </Panel>
  );
}
