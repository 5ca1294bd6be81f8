import { Disclosure } from '@/components/ui/disclosure';
import { useEffect, useState } from 'react';
import { confirmWords } from '@/content/words/confirm';
import { type Part, partsOf, toConfirm } from '@/lib/campaign/confirm';
import { resolve } from '@/lib/campaign/resolve';
import { type EditedCampaign, outputsIn } from '@/lib/studio/downloads';
import { inSteps } from '@/lib/studio/in-steps';
import type { DownloadProps } from './download-zip';
import { useActions, useStudio } from './store';
import { Tick } from './tick';

type Item = ReturnType<typeof toConfirm>[number] & { names: readonly string[] };

/** Finds what to confirm, campaign by campaign: there may be hundreds. What's in several is once. */
function* findItems(sources: readonly EditedCampaign[], parts: readonly Part[]) {
  const found = new Map<string, Item>();
  for (const { document, name } of sources) {
    yield;
    for (const item of toConfirm(resolve(document), parts)) {
      const names = [...(found.get(item.id)?.names ?? []), name];
      found.set(item.id, { ...item, names });
    }
  }
  return [...found.values()];
}

/** What to confirm before campaigns go out. What's ticked is kept with the open one's draft. */
export function Confirm(props: Pick<DownloadProps, 'sources' | 'what' | 'single'>) {
  const { sources, what, single } = props;
  const confirmed = useStudio(({ draft }) => draft.confirmed) ?? [];
  const { keep } = useActions();
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    const [{ document } = {}] = sources;
    const files = single ? [single] : document && outputsIn(resolve(document), what);
    return files && inSteps(findItems(sources, partsOf(files)), setItems);
  }, [sources, what, single]);
  const done = items.filter(({ id }) => confirmed.includes(id)).length;
  return (
    <Disclosure
      summary={`${confirmWords.heading} (${done} ${confirmWords.of} ${items.length} ${confirmWords.confirmed})`}
      className="mt-3"
    >
      {items.map(({ id, kind, text, where, names }) => (
        <Tick
          key={id}
          label={text}
          note={`${names.length < sources.length ? `${names.join(', ')}. ` : ''}${confirmWords.kinds[kind]}: ${where.map((part) => confirmWords.parts[part]).join(', ')}`}
          value={confirmed.includes(id)}
          onChange={(isDone) =>
            keep({
              confirmed: isDone ? [...confirmed, id] : confirmed.filter((other) => other !== id),
            })
          }
        />
      ))}
    </Disclosure>
  );
}
