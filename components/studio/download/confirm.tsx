import { Disclosure } from '@/components/ui/disclosure';
import { useEffect, useMemo, useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { confirmWords } from '@/content/words/confirm';
import { confirmPage } from '@/lib/campaign/outputs/confirm-page';
import { type Part, partsOf, toConfirm } from '@/lib/campaign/document/confirm';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { outputName } from '@/lib/campaign/document/output-address';
import { isInside } from '@/lib/campaign/document/paths';
import { resolve } from '@/lib/campaign/document/resolve';
import { type EditedCampaign, outputsIn } from '@/lib/studio/download/downloads';
import { inSteps } from '@/lib/studio/text/in-steps';
import type { DownloadProps } from './download-zip';
import { ProblemLink } from '../text/problem-link';
import { useActions, useStudio } from '../store';
import { Tick } from '../tick';
import { ToolButton } from '../tool-button';

type Item = ReturnType<typeof toConfirm>[number] & {
  names: readonly string[];
  /** Where it can be edited; empty if the studio can't. */
  path: string;
  source: EditedCampaign;
};

/** Finds what to confirm, campaign by campaign: there may be hundreds. What's in several is once. */
function* findItems(sources: readonly EditedCampaign[], parts: readonly Part[]) {
  const found = new Map<string, Item>();
  for (const source of sources) {
    yield;
    const { document, name } = source;
    const fields = typedFieldsOf(document);
    const isTyped = (at: string) => fields.some(({ path }) => isInside(at, path));
    for (const item of toConfirm(resolve(document), parts)) {
      const known = found.get(item.id);
      const path = item.paths.find(isTyped) ?? '';
      found.set(item.id, {
        ...item,
        path,
        source,
        ...known,
        names: [...(known?.names ?? []), name],
      });
    }
  }
  return [...found.values()];
}

/** What to confirm before campaigns go out. What's ticked is kept with the open one's draft. */
export function Confirm(props: Pick<DownloadProps, 'sources' | 'what'>) {
  const { sources, what } = props;
  const confirmed = useStudio(({ draft }) => draft.confirmed) ?? [];
  const { keep } = useActions();
  const [items, setItems] = useState<readonly Item[]>([]);
  const parts = useMemo(() => {
    const [{ document } = {}] = sources;
    return document && partsOf(outputsIn(resolve(document), what));
  }, [sources, what]);
  useEffect(() => parts && inSteps(findItems(sources, parts), setItems), [sources, parts]);

  function save() {
    const campaigns = sources.map(({ document }) => resolve(document));
    const [first] = campaigns;
    if (!first) return;
    const page = confirmPage(campaigns, confirmWords, parts);
    const of = campaigns.length > 1 ? { brand: first.brand } : first;
    saveFile(new Blob([page], { type: 'text/html' }), outputName(of, 'what-to-confirm.html'));
  }

  const done = items.filter(({ id }) => confirmed.includes(id)).length;
  return (
    <Disclosure
      summary={`${confirmWords.heading} (${done} ${confirmWords.of} ${items.length} ${confirmWords.confirmed})`}
      className="mt-3"
    >
      {items.map(({ id, kind, text, where, names, ...place }) => (
        <Tick
          key={id}
          label={text}
          note={
            <ProblemLink problem={place}>
              {`${names.length < sources.length ? `${names.join(', ')}. ` : ''}${confirmWords.kinds[kind]}: ${where.map((part) => confirmWords.parts[part]).join(', ')}`}
            </ProblemLink>
          }
          value={confirmed.includes(id)}
          onChange={(isDone) =>
            keep({
              confirmed: isDone ? [...confirmed, id] : confirmed.filter((other) => other !== id),
            })
          }
        />
      ))}
      {items.length > 0 && (
        <ToolButton onClick={save} className="mt-2 w-full max-w-md">
          {confirmWords.save}
        </ToolButton>
      )}
    </Disclosure>
  );
}
