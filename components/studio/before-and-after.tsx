import { studioShare } from '@/content/words/studio-share';
import type { Change } from '@/lib/studio/changes';
import { campaignName, useStudio } from './store';

const { change: words } = studioShare;

export function BeforeAndAfter({ change }: { change: Change }) {
  const { name, kind, before, after, yours } = change;
  const mine = useStudio((state) => state.linked?.isCompared && campaignName(state));
  return (
    <span className="block text-sm whitespace-pre-line">
      <span className="block text-xs text-muted">
        {kind === 'text' ? name : `${name}: ${words[kind]}`}
      </span>
      {after !== undefined && <ins className="line-clamp-[12] no-underline">{after}</ins>}
      {before !== undefined && before !== after && (
        <span className="line-clamp-[12] text-muted">
          {`${words.was} `}
          <del>{before}</del>
        </span>
      )}
      {yours && (
        <span className="mt-1 block border-l-2 border-text pl-2">
          {`${mine ? `${words.in} ${mine}:` : words.yours} ${yours.after ?? words[yours.kind]}`}
        </span>
      )}
    </span>
  );
}
