import { Disclosure } from '@/components/ui/disclosure';
import { useEffect, useMemo, useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { confirmWords } from '@/content/words/confirm';
import { confirmPage } from '@/lib/campaign/outputs/confirm-page';
import {
  type Channel,
  channelsOf,
  toConfirm,
  type ToConfirm,
} from '@/lib/campaign/document/confirm';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { outputName } from '@/lib/campaign/document/output-address';
import { isInside } from '@/lib/campaign/document/paths';
import { resolve } from '@/lib/campaign/document/resolve';
import { type EditedCampaign, outputsIn } from '@/lib/studio/download/downloads';
import type { CampaignProblem } from '@/lib/studio/text/find-problems';
import { runInBackground } from '@/lib/studio/run-in-background';
import type { DownloadProps } from './download-zip';
import { ProblemLink } from '../text/problem-link';
import { ToolButton } from '../tool-button';

interface Item extends ToConfirm, CampaignProblem {
  level: 'to confirm';
  names: readonly string[];
}

/** Finds what to confirm, campaign by campaign: there may be hundreds. What's in several is once. */
function* findItems(sources: readonly EditedCampaign[], channels: readonly Channel[]) {
  const itemsById = new Map<string, Item>();
  for (const source of sources) {
    yield;
    const { document, name } = source;
    const fields = typedFieldsOf(document);
    const isTyped = (at: string) => fields.some(({ path }) => isInside(at, path));
    for (const item of toConfirm(resolve(document), confirmWords, channels)) {
      const knownItem = itemsById.get(item.id);
      // Where it can be edited first, if the studio can.
      const path = item.paths.find(isTyped) ?? '';
      itemsById.set(item.id, {
        ...item,
        path,
        source,
        ...knownItem,
        names: [...(knownItem?.names ?? []), name],
      });
    }
  }
  return [...itemsById.values()];
}

/** What to confirm before campaigns go out, and the page to print, on which somebody signs it off. */
export function Confirm(props: Pick<DownloadProps, 'sources' | 'kind'>) {
  const { sources, kind } = props;
  const [listed, setListed] = useState<{ of: string; items: readonly Item[] }>();
  const channels = useMemo(() => {
    const [{ document } = {}] = sources;
    return document && channelsOf(outputsIn(resolve(document), kind));
  }, [sources, kind]);
  // Files have less to confirm than a whole campaign, so it's said what the number is of.
  const list = new Intl.ListFormat(sources[0]?.document.brand.locale);
  const channelNames = list.format(
    (channels ?? []).map((channel) => confirmWords.channels[channel]),
  );
  // While somebody types, the last ones stay. Those of other campaigns or files don't.
  const of = [channelNames, ...sources.map(({ name }) => name)].join('\n');
  const items = listed?.of === of ? listed.items : undefined;
  const count = items ? ` (${items.length})` : '';
  useEffect(
    () =>
      channels &&
      runInBackground(findItems(sources, channels), (all) => setListed({ of, items: all })),
    [sources, channels, of],
  );

  function save() {
    const campaigns = sources.map(({ document }) => resolve(document));
    const [firstCampaign] = campaigns;
    if (!firstCampaign) return;
    const page = confirmPage(campaigns, confirmWords, channels);
    const owner = campaigns.length > 1 ? { brand: firstCampaign.brand } : firstCampaign;
    saveFile(new Blob([page], { type: 'text/html' }), outputName(owner, 'what-to-confirm.html'));
  }

  return (
    <Disclosure
      summary={<span>{`${confirmWords.heading}${count}: ${channelNames}`}</span>}
      className="mt-3"
    >
      <ul className="divide-y divide-line text-sm">
        {items?.map(({ names, ...item }) => (
          <li key={item.id} className="pt-2">
            <span translate="no">{item.sentence}</span>
            <div className="text-xs text-muted">
              <ProblemLink problem={item}>
                {`${names.length < sources.length ? `${names.join(', ')}. ` : ''}${confirmWords.kinds[item.kind]}: ${item.channels.map((channel) => confirmWords.channels[channel]).join(', ')}`}
              </ProblemLink>
            </div>
          </li>
        ))}
      </ul>
      {items && items.length > 0 && (
        <ToolButton onClick={save} className="mt-2 w-full max-w-md">
          {confirmWords.save}
        </ToolButton>
      )}
    </Disclosure>
  );
}
