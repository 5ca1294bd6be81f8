import { studio } from '@/content/words/studio/studio';
import { seriesOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { limits } from '@/lib/campaign/document/values';
import { mayHave } from '@/lib/campaign/rules/values';
import { type Paste, readPastedList } from '@/lib/studio/text/pasted-list';
import { type Place, placePath } from '@/lib/studio/text/places';
import { liveContent, useActions, useStudio } from '../store';

const { box: words } = studio;

/**
 * Makes entries of a list that's pasted into an entry, and goes to the last one. Returns whether it
 * did: a single line is pasted as it is. Undefined where a text isn't an entry.
 */
export function usePasteList({ field, index }: Place): ((paste: Paste) => boolean) | undefined {
  const { document } = useStudio(liveContent);
  const selection = useStudio((state) => state.selection);
  const { enterList, select, say } = useActions();
  if (index === undefined) return undefined;
  return (paste) => {
    const count = field.count ?? 0;
    const lists = seriesOf(document, field);
    let room = 1;
    while (room < limits.entries && lists.every((list) => mayHave(list, count + room))) room += 1;
    const list = readPastedList(paste, room);
    if (!list) return false;
    const { entries, caret } = list;
    enterList({ field, index }, entries);
    const path = placePath({ field, index: index + entries.length - 1 });
    select({ ...selection, path, caret, isStep: false });
    const slots = { fit: entries.length, count: list.count, most: count + room - 1 };
    if (entries.length < list.count) say(fill(words.pastedPart, slots));
    return true;
  };
}
