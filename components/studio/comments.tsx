import { Trash2 } from 'lucide-react';
import { studioShare } from '@/content/words/studio-share';
import { type Comment, editsDigest } from '@/lib/studio/comments';
import { placeAt, placeName } from '@/lib/studio/places';
import { commentsOf, settledContent, settledEdits, useActions, useStudio } from './store';
import { Tick } from './tick';
import { IconButton } from './tool-button';
import { when } from './when';

const { comments: words } = studioShare;

/** What people say: about one text, or about all of them, each leading to its place. */
export function Comments({ path }: { path?: string }) {
  const comments = useStudio(commentsOf).filter(
    (comment) => path === undefined || comment.path === path,
  );
  if (comments.length === 0) return null;
  return (
    <section className="border-b border-line px-3 pb-2">
      <h2 className="label pt-3 text-muted">{words.label}</h2>
      <ul className="divide-y divide-line">
        {comments.map((comment) => (
          <CommentItem
            key={`${comment.path} ${comment.by} ${comment.at} ${comment.text}`}
            comment={comment}
            hasPlace={path === undefined}
          />
        ))}
      </ul>
    </section>
  );
}

/** What somebody says, and a way to settle it or take it back. */
function CommentItem({ comment, hasPlace }: { comment: Comment; hasPlace: boolean }) {
  const { path, text, by, at, done = false, verdict, of } = comment;
  const isReview = useStudio(({ linked }) => linked !== undefined);
  const me = useStudio((state) => state.me);
  const digest = editsDigest(useStudio(settledEdits));
  const { setDone, withdraw } = useActions();
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <div className="min-w-0 grow [overflow-wrap:anywhere] whitespace-pre-line">
        {hasPlace && !verdict && <CommentPlace path={path} />}
        {verdict && <b className="block">{words[verdict]}</b>}
        <span className={done ? 'text-muted line-through' : undefined}>{text}</span>
        <span className="block text-xs text-muted">{`${by}, ${when(at)}`}</span>
        {verdict && of !== digest && (
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

/** Names the text that a comment is about, and leads there. */
export function CommentPlace({ path }: { path: string }) {
  const { document } = useStudio(settledContent);
  const { go } = useActions();
  const place = placeAt(document, path);
  if (!place)
    return (
      <span className="block text-xs text-muted">{path === '' ? words.whole : words.gone}</span>
    );
  return (
    <button
      type="button"
      onClick={() => go(path)}
      className="block min-h-6 text-left text-xs text-muted underline"
    >
      {placeName(document, place)}
    </button>
  );
}
