import { useDeferredValue, useMemo, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { studio as words } from '@/content/words/studio';
import type { Campaign } from '@/content/schema';
import type { CampaignData } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import type { Field } from '@/lib/studio/fields';
import { campaignFileMakers, folderFiles } from '@/lib/studio/files';
import { resolve } from '@/lib/campaign/resolve';
import { applyEdits, type Edits, shownVariant, variantNames } from '@/lib/studio/edits';
import { Columns } from './columns';
import { Compare } from './compare';
import { DownloadRows } from './many/download-rows';
import { ManyAtOnce } from './many/many-at-once';
import { Misfits } from './misfits';
import type { StudioParts } from './parts';
import { useLivePictures } from './use-live-pictures';
import { useStandIns } from './use-stand-ins';

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

/** The edited campaign, shown the way the page shows the exported one, or several campaigns side by side. */
export function Stage({ data, lettering, fields, edits, parts, isEdited, ...props }: Props) {
  const { document } = data;
  const exported = useMemo(() => resolve(document), [document]);
  const variantOf = (index: number) =>
    resolve(applyEdits(document, fields, edits, index === 1 ? 1 : 0));
  const { Sheet } = parts;
  const [chosen, setChosen] = useState<View>('preview');
  // Typing comes first: the preview follows as soon as there's time.
  const campaign = useDeferredValue(props.campaign);
  const misfits = useLivePictures(exported, campaign, fields, lettering);
  const { onClickCapture, answer } = useStandIns(exported, campaign, fields, lettering, isEdited);
  const { id } = exported.audience;
  const brandFile = exported.brand.name.toLowerCase();
  const makeFiles = (made: Campaign, signal: AbortSignal) =>
    folderFiles(parts.folder, campaignFileMakers(exported, made, fields, lettering), made, signal);
  const views: View[] = [
    'preview',
    ...(edits.variants.length > 1 ? (['variants'] as const) : []),
    ...(data.others.length > 0 ? (['compare'] as const) : []),
    'many',
  ];
  const view = views.includes(chosen) ? chosen : 'preview';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it handles clicks on links inside, and the keyboard triggers those, too
    <div onClickCapture={onClickCapture}>
      <div className="flex flex-wrap gap-3 pt-3 print:hidden">
        <Segments
          legend={words.stage.label}
          name="stage"
          options={views.map((each) => [each, words.stage[each]])}
          value={view}
          onChange={setChosen}
        />
      </div>
      <Misfits misfits={misfits} />
      <output className="block text-sm text-notice">{answer}</output>
      {view === 'preview' && (
        <Sheet {...{ exported, campaign, lettering }} support={data.support} />
      )}
      <div className="pt-4">
        {view === 'many' && (
          <ManyAtOnce
            document={document}
            fields={fields}
            edits={shownVariant(edits)}
            renderRow={(row) => <parts.Row campaign={row} lettering={lettering} />}
            makeFiles={makeFiles}
            fileName={`${brandFile}-${id}-many.zip`}
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
                fileName={`${brandFile}-${id}-variants.zip`}
                label={words.variants.zip}
                note={words.variants.zipNote}
              />
            </div>
            <Columns
              Column={parts.Column}
              lettering={lettering}
              columns={variantNames.map((name, index) => ({
                name: `${words.variants.choose} ${words.variants.names[name]}`,
                campaign: variantOf(index),
              }))}
            />
          </>
        )}
        {view === 'compare' && (
          <Compare
            Column={parts.Column}
            campaign={campaign}
            others={data.others}
            lettering={lettering}
          />
        )}
      </div>
    </div>
  );
}
