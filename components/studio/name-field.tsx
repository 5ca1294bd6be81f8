import { useId } from 'react';
import { studioShare } from '@/content/words/studio-share';
import { commentLimits } from '@/lib/studio/comments';
import { useActions, useStudio } from './store';

export function NameField() {
  const me = useStudio((state) => state.me);
  const needsName = useStudio((state) => state.needsName);
  const { setMe } = useActions();
  const id = useId();
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="font-semibold">
        {studioShare.comments.me}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="name"
        value={me}
        maxLength={commentLimits.name}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setMe(target.value)}
        className="min-h-11 w-full rounded-sm border border-line bg-input px-3 text-base"
      />
      <p id={`${id}-note`} className="text-xs text-muted">
        {studioShare.comments.meNote}
      </p>
      {needsName && (
        <p role="alert" className="text-danger">
          {studioShare.comments.needsName}
        </p>
      )}
    </div>
  );
}
