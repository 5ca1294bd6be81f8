import { studio } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import type { Comment } from '@/lib/studio/comments';
import { placeAt, placeName } from '@/lib/studio/places';
import { settledIn, useActions, useStudio } from './store';

const { comments: words } = studioShare;

export function CommentPlace({ path, variant }: Pick<Comment, 'path' | 'variant'>) {
  const { document } = useStudio((state) => settledIn(state, variant));
  const { go, showVariant } = useActions();
  const place = placeAt(document, path);
  if (!place)
    return (
      <span className="block text-xs text-muted">{path === '' ? words.whole : words.gone}</span>
    );
  return (
    <button
      type="button"
      onClick={() => {
        if (variant !== undefined) showVariant(variant);
        go(path);
      }}
      className="block min-h-6 text-left text-xs text-muted underline"
    >
      {placeName(document, place)}
      {variant !== undefined && ` (${studio.variants.names[variant]})`}
    </button>
  );
}
