import { studioShare } from '@/content/words/studio-share';
import { CommentItem } from './comment-item';
import { commentsHere, commentsOf, useStudio } from './store';

/** What people say: about one text, or about all of them, each leading to its place. */
export function Comments({ path }: { path?: string }) {
  const comments = useStudio(path === undefined ? commentsOf : commentsHere).filter(
    (comment) => path === undefined || comment.path === path,
  );
  if (comments.length === 0) return null;
  return (
    <section className="border-b border-line px-3 pb-2">
      <h2 className="label pt-3 text-muted">{studioShare.comments.label}</h2>
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
