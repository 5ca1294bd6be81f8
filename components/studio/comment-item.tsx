import { Trash2 } from 'lucide-react';
import { studioShare } from '@/content/words/studio-share';
import { type Comment, editsDigest, variantOf } from '@/lib/studio/comments';
import { CommentPlace } from './comment-place';
import { settledEdits, useActions, useStudio } from './store';
import { Tick } from './tick';
import { IconButton } from './tool-button';
import { when } from './when';

const { comments: words } = studioShare;

export function CommentItem({ comment, hasPlace }: { comment: Comment; hasPlace: boolean }) {
  const { path, text, by, at, done = false, verdict, of } = comment;
  const isReview = useStudio(({ linked }) => linked !== undefined);
  const me = useStudio((state) => state.me);
  const edits = useStudio(settledEdits);
  const { setDone, withdraw } = useActions();
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <div className="min-w-0 grow [overflow-wrap:anywhere] whitespace-pre-line">
        {hasPlace && !verdict && <CommentPlace path={path} variant={variantOf(comment, edits)} />}
        {verdict && <b className="block">{words[verdict]}</b>}
        <span className={done ? 'text-muted line-through' : undefined}>{text}</span>
        <span className="block text-xs text-muted">{`${by}, ${when(at)}`}</span>
        {verdict && of !== editsDigest(edits) && (
          <span className="block text-xs text-notice">{words.outdated}</span>
        )}
      </div>
      {!isReview && !verdict && (
        <div className="shrink-0 [overflow-wrap:normal]">
          <Tick label={words.done} value={done} onChange={(value) => setDone(comment, value)} />
        </div>
      )}
      {by === me && (
        <IconButton Icon={Trash2} label={words.remove} onClick={() => withdraw(comment)} />
      )}
    </li>
  );
}
