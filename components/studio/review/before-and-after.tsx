import { studioShare } from '@/content/words/studio/share';
import type { Change } from '@/lib/studio/drafts/changes';

const { change: words } = studioShare;

export function BeforeAndAfter({ change }: { change: Change }) {
  const { name, kind, before, after } = change;
  return (
    <span className="block text-sm whitespace-pre-line">
      <span className="block text-xs text-muted">
        {kind === 'text' ? name : `${name}: ${words[kind]}`}
      </span>
      {after !== undefined && (
        <ins translate="no" className="line-clamp-[12] no-underline">
          {after}
        </ins>
      )}
      {before !== undefined && before !== after && (
        <span className="line-clamp-[12] text-muted">
          {`${words.was} `}
          <del translate="no">{before}</del>
        </span>
      )}
    </span>
  );
}
