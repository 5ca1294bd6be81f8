import { useEffect, useId, useRef, useState } from 'react';
import { studioShare } from '@/content/words/studio-share';
import { cleanComment, commentLimits } from '@/lib/studio/comments';
import { NameField } from './name-field';
import { useActions, useStudio } from './store';
import { ToolButton } from './tool-button';
import { useFocusInside } from './use-focus-inside';

const { comments: words } = studioShare;

/** Where somebody says something: about a text, or with a path of `''`, about all of them. */
export function CommentForm({ path }: { path: string }) {
  const text = useStudio(({ unsaid }) => unsaid[path] ?? '');
  const isReview = useStudio(({ linked }) => linked !== undefined);
  const { comment, typeComment } = useActions();
  // Its field stays while somebody types it.
  const [hasName] = useState(useStudio(({ me }) => me !== '') || path === '');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useFocusInside(box, !isReview);
  useEffect(() => {
    if (!isReview) box.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isReview]);
  const clean = cleanComment(text);

  function post(event: React.SyntheticEvent) {
    event.preventDefault();
    if (clean !== '') comment({ path, text: clean });
  }

  return (
    <form onSubmit={post} className="grid gap-2 text-sm">
      <label htmlFor={id} className={isReview ? 'font-semibold' : 'sr-only'}>
        {path === '' ? words.addWhole : words.add}
      </label>
      <textarea
        id={id}
        ref={box}
        rows={2}
        value={text}
        maxLength={commentLimits.text}
        autoComplete="off"
        onChange={({ target }) => typeComment(path, target.value)}
        className="field-sizing-content max-h-60 min-h-11 w-full resize-none rounded-sm border border-line bg-input px-3 py-2 text-base leading-snug"
      />
      {isReview && path !== '' && <p className="text-xs text-muted">{words.suggest}</p>}
      {!hasName && <NameField />}
      <ToolButton type="submit" aria-disabled={clean === ''}>
        {words.post}
      </ToolButton>
    </form>
  );
}
