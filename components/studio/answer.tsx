import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { studioShare } from '@/content/words/studio-share';
import { CommentForm } from './comment-form';
import { Comments } from './comments';
import { NameField } from './name-field';
import { Panel } from './panel';
import { commentsOf, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { answer: words, comments: commentWords, link: linkWords, review } = studioShare;

const verdicts = [
  ['approved', words.approve],
  ['changes', words.ask],
] as const;

/** Where a reviewer approves the edits or asks for changes, and takes the answer away. */
export function Answer() {
  const me = useStudio((state) => state.me);
  const comments = useStudio(commentsOf);
  const mine = comments.find(({ by, verdict }) => verdict && by === me);
  const isUnsaid = useStudio(({ unsaid }) => Object.values(unsaid).some((text) => text.trim()));
  const { comment, linkToShare, saveToShare } = useActions();
  const [isRefused, setRefused] = useState(false);
  return (
    <Panel name="answer" title={review.answer}>
      <div className="mt-2 grid gap-3">
        <p className="text-sm text-muted">{words.help}</p>
        <NameField />
        <CommentForm path="" />
        <div className="grid grid-cols-2 gap-2">
          {verdicts.map(([verdict, label]) => (
            <ToolButton
              key={verdict}
              aria-pressed={mine?.verdict === verdict}
              onClick={() => {
                setRefused(me === '');
                if (me !== '') comment({ path: '', text: '', verdict });
              }}
              className="aria-pressed:border-text aria-pressed:bg-input"
            >
              {label}
            </ToolButton>
          ))}
        </div>
        {isRefused && me === '' && (
          <p role="alert" className="text-sm text-danger">
            {commentWords.needsName}
          </p>
        )}
      </div>
      <div className="-mx-3 my-3">
        <Comments />
      </div>
      <div className="grid gap-2">
        <output className="text-sm text-notice">{isUnsaid && words.unsaid}</output>
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
    </Panel>
  );
}
