import { useId, useState } from 'react';
import { studioShare } from '@/content/words/studio-share';
import { cleanComment, commentLimits } from '@/lib/studio/comments';
import { NameField } from './name-field';
import { useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { comments: words } = studioShare;

/** Where a reviewer says something: about a text, or with a path of `''`, about all of them. */
export function CommentForm({ path }: { path: string }) {
  const text = useStudio(({ unsaid }) => unsaid[path] ?? '');
  const { comment, typeComment } = useActions();
  // Its field stays while somebody types it.
  const [hasName] = useState(useStudio(({ me }) => me !== '') || path === '');
  const id = useId();
  const clean = cleanComment(text);

  function post(event: React.SyntheticEvent) {
    event.preventDefault();
    if (clean !== '') comment({ path, text: clean });
  }

  return (
    <form onSubmit={post} className="grid gap-2 text-sm">
      <label htmlFor={id} className="font-semibold">
        {path === '' ? words.addWhole : words.add}
      </label>
      <textarea
        id={id}
        rows={2}
        value={text}
        maxLength={commentLimits.text}
        autoComplete="off"
        onChange={({ target }) => typeComment(path, target.value)}
        className="field-sizing-content max-h-60 min-h-11 w-full resize-none rounded-sm border border-line bg-input px-3 py-2 text-base leading-snug"
      />
      {path !== '' && <p className="text-xs text-muted">{words.suggest}</p>}
      {!hasName && <NameField />}
      <ToolButton type="submit" aria-disabled={clean === ''}>
        {words.post}
      </ToolButton>
    </form>
  );
}
