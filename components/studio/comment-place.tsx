import { studioShare } from '@/content/words/studio-share';
import { placeAt, placeName } from '@/lib/studio/places';
import { settledContent, useActions, useStudio } from './store';

const { comments: words } = studioShare;

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
