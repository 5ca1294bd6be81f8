import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { studio as studioWords } from '@/content/words/studio/studio';
import { mayHave } from '@/lib/campaign/rules/values';
import { orderOf } from '@/lib/campaign/document/values';
import { type Field, seriesOf } from '@/lib/campaign/document/fields';
import { liveContent, useActions, useStudio } from '../store';
import { IconButton } from '../tool-button';

const { box: words } = studioWords;

export function EntryTools({ field, index }: { field: Field; index: number }) {
  const { document } = useStudio(liveContent);
  const { rearrange, close } = useActions();
  const lists = seriesOf(document, field);
  const mayAllHave = (count: number) => lists.every((list) => mayHave(list, count));
  const order = orderOf(field.count ?? 0);
  const { length } = order;
  const without = order.toSpliced(index, 1);
  const tools = [
    [words.up, ArrowUp, index > 0 && without.toSpliced(index - 1, 0, index)],
    [words.down, ArrowDown, index < length - 1 && without.toSpliced(index + 1, 0, index)],
    [words.add, Copy, mayAllHave(length + 1) && order.toSpliced(index, 0, index)],
    [words.remove, Trash2, mayAllHave(length - 1) && without],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line pt-2">
      <span className="min-w-0 grow text-sm text-muted">
        {`${words.entry} ${index + 1} ${words.of} ${length}`}
      </span>
      {tools.map(([label, Icon, next]) => (
        <IconButton
          key={label}
          {...{ Icon, label }}
          aria-disabled={!next}
          onClick={() => {
            if (!next) return;
            close();
            rearrange(field, next);
          }}
        />
      ))}
    </div>
  );
}
