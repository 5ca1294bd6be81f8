import { useDeferredValue, useMemo, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { studio as words } from '@/content/words/studio';
import type { Campaign } from '@/content/schema';
import { outputName } from '@/lib/campaign/output-address';
import type { CampaignData } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import { editedFiles } from '@/lib/studio/edited-files';
import type { Field } from '@/lib/studio/fields';
import { resolve } from '@/lib/campaign/resolve';
import { applyEdits, type Edits, shownVariant, variantNames } from '@/lib/studio/edits';
import { CampaignContext } from '../campaign-context';
import { Compare } from './compare';
import { DownloadRows } from './many/download-rows';
import { ManyAtOnce } from './many/many-at-once';
import { Misfits } from './misfits';
import type { StudioParts } from './parts';
import { SideBySide } from './side-by-side';
import { useEditedCampaign } from './use-edited-campaign';

interface Props {
  data: CampaignData;
  lettering: Lettering;
  fields: readonly Field[];
  edits: Edits;
  campaign: Campaign;
  parts: StudioParts;
  isEdited: boolean;
}

type View = 'preview' | 'variants' | 'compare' | 'many';

/** The edited campaign as the page shows the exported one, or several side by side. */
export function Views({ data, lettering, fields, edits, parts, isEdited, ...props }: Props) {
  const { document } = data;
  const exported = useMemo(() => resolve(document), [document]);
  const variantOf = (index: number) =>
    resolve(applyEdits(document, fields, edits, index === 1 ? 1 : 0));
  const { Edited, Summary, Thumbnail } = parts;
  const [chosen, setChosen] = useState<View>('preview');
  // Typing comes first: the preview follows as soon as there's time.
  const campaign = useDeferredValue(props.campaign);
  const edited = useEditedCampaign(exported, campaign, fields, lettering, isEdited);

  async function makeFiles(each: Campaign, signal: AbortSignal) {
    const { byAddress, make } = editedFiles(each, fields, lettering);
    const files = [];
    for (const output of byAddress.values()) {
      if (!output.name || !parts.files.test(output.path)) continue;
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one canvas at a time, for phones with little memory
      files.push({ name: output.name, input: await make(output, { signal }) });
    }
    return files;
  }

  const views: View[] = [
    'preview',
    ...(edits.variants.length > 1 ? (['variants'] as const) : []),
    ...(data.others.length > 0 ? (['compare'] as const) : []),
    'many',
  ];
  const view = views.includes(chosen) ? chosen : 'preview';
  return (
    <CampaignContext value={edited.value}>
      <div className="flex flex-wrap gap-3 pt-3 print:hidden">
        <Segments
          legend={words.stage.label}
          name="stage"
          options={views.map((each) => [each, words.stage[each]])}
          value={view}
          onChange={setChosen}
        />
      </div>
      <Misfits sentences={edited.misfits} />
      <output className="block text-sm text-notice">{edited.answer}</output>
      {view === 'preview' && <Edited campaign={campaign} support={data.support} />}
      <div className="pt-4">
        {view === 'many' && (
          <ManyAtOnce
            document={document}
            fields={fields}
            edits={shownVariant(edits)}
            renderRow={(row) => <Thumbnail campaign={row} />}
            makeFiles={makeFiles}
            fileName={outputName(exported, 'many.zip')}
          />
        )}
        {view === 'variants' && (
          <>
            <div className="mb-4 max-w-sm">
              <DownloadRows
                rows={variantNames.map((name, index) => ({
                  id: name,
                  name: words.variants.names[name],
                  edits: edits.variants[index] ?? {},
                }))}
                makeFiles={({ id: name }, signal) =>
                  makeFiles(variantOf(name === 'b' ? 1 : 0), signal)
                }
                fileName={outputName(exported, 'variants.zip')}
                label={words.variants.zip}
                note={words.variants.zipNote}
              />
            </div>
            <SideBySide
              Summary={Summary}
              campaigns={variantNames.map((name, index) => ({
                name: `${words.variants.choose} ${words.variants.names[name]}`,
                campaign: variantOf(index),
              }))}
            />
          </>
        )}
        {view === 'compare' && (
          <Compare Summary={Summary} campaign={campaign} others={data.others} />
        )}
      </div>
    </CampaignContext>
  );
}
