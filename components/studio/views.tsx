import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import type { Campaign } from '@/content/schema';
import type { FieldGroup } from '@/content/schema/field';
import { studio as words } from '@/content/words/studio';
import { studioSlot } from '@/content/words/studio-slot';
import { outputName } from '@/lib/campaign/output-address';
import { resolve } from '@/lib/campaign/resolve';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';
import type { CampaignData } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import { editedFiles } from '@/lib/studio/edited-files';
import { applyEdits, variantNames } from '@/lib/studio/edits';
import { CampaignContext } from '@/components/templates/campaign-context';
import { DownloadRows } from './many/download-rows';
import { ManyAtOnce } from './many/many-at-once';
import { draftedCampaign } from './read-start';
import { useEditedCampaign } from './use-edited-campaign';
import type { StudioState } from './use-studio';

type Preview = React.ComponentType<{ campaign: Campaign }>;

/** What's different about the editor on each template page. */
export interface StudioParts {
  /** What the page shows of the edited campaign: only drawn again when the campaign changes. */
  Edited: React.ComponentType<{ campaign: Campaign; support: EmailCheck }>;
  /** What it shows of each of several campaigns side by side, and of each row of a table. */
  Summary: Preview;
  Thumbnail: Preview;
  /** The page's own files, by path. Not films: each takes as long as all the others. */
  files: RegExp;
  /** The groups of fields that are open at first. */
  open: readonly FieldGroup[];
}

interface Props {
  data: CampaignData;
  lettering: Lettering;
  parts: StudioParts;
  studio: StudioState;
}

type View = 'preview' | 'variants' | 'compare' | 'many';

/** How many texts that don't fit are listed. The rest are only counted. */
const mostListed = 6;

/** The edited campaign as the page shows the exported one, or several side by side. */
export function Views({ data, lettering, parts, studio }: Props) {
  const { exported, fields, edits, variant, isEdited } = studio;
  const { Edited, Summary, Thumbnail } = parts;
  const original = useMemo(() => resolve(exported), [exported]);
  const [chosen, setChosen] = useState<View>('preview');
  // Typing comes first: the preview follows as soon as there's time.
  const campaign = useDeferredValue(studio.campaign);
  const { value, misfits, answer } = useEditedCampaign(
    original,
    campaign,
    fields,
    lettering,
    isEdited,
  );

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
    <CampaignContext value={value}>
      <div className="flex flex-wrap gap-3 pt-3 print:hidden">
        <Segments
          legend={words.stage.label}
          name="stage"
          options={views.map((each) => [each, words.stage[each]])}
          value={view}
          onChange={setChosen}
        />
      </div>
      <output className="block text-sm text-notice">
        {misfits.length > 0 && (
          <span className="mt-3 block border-l-2 border-notice bg-surface p-3">
            {words.misfits.heading}
            {misfits.slice(0, mostListed).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
            {misfits.length > mostListed &&
              ` + ${misfits.length - mostListed} ${words.misfits.more}`}
          </span>
        )}
      </output>
      <output className="block text-sm text-notice">{answer}</output>
      {view === 'preview' && <Edited campaign={campaign} support={data.support} />}
      <div className="pt-4">
        {view === 'many' && (
          <ManyAtOnce
            document={exported}
            edits={variant}
            renderRow={(row) => <Thumbnail campaign={row} />}
            makeFiles={makeFiles}
            fileName={outputName(original, 'many.zip')}
          />
        )}
        {view === 'variants' && <TwoVariants {...{ studio, makeFiles, Summary }} />}
        {view === 'compare' && <Compare {...{ campaign, others: data.others, Summary }} />}
      </div>
    </CampaignContext>
  );
}

interface TwoVariantsProps extends Pick<StudioParts, 'Summary'> {
  studio: StudioState;
  makeFiles: React.ComponentProps<typeof ManyAtOnce>['makeFiles'];
}

/** The two variants of the edits side by side, and both of their files in one ZIP. */
function TwoVariants({ studio: { exported, edits }, makeFiles, Summary }: TwoVariantsProps) {
  const { names, choose, zip, zipNote } = words.variants;
  const variants = ([0, 1] as const).map((index) => ({
    id: variantNames[index],
    name: names[variantNames[index]],
    campaign: resolve(applyEdits(exported, edits, index)),
  }));
  return (
    <>
      <div className="mb-4 max-w-sm">
        <DownloadRows
          rows={variants}
          makeFiles={({ campaign }, signal) => makeFiles(campaign, signal)}
          fileName={outputName(resolve(exported), 'variants.zip')}
          label={zip}
          note={zipNote}
        />
      </div>
      <SideBySide
        Summary={Summary}
        campaigns={variants.map(({ name, campaign }) => [`${choose} ${name}`, campaign])}
      />
    </>
  );
}

interface CompareProps extends Pick<StudioParts, 'Summary'>, Pick<CampaignData, 'others'> {
  campaign: Campaign;
}

/** This campaign next to the other audiences' campaigns, each with its draft. */
function Compare({ Summary, campaign, others }: CompareProps) {
  const [loaded, setLoaded] = useState<Campaign[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    Promise.all(others.map(draftedCampaign))
      .then((campaigns) => isCurrent && setLoaded(campaigns))
      .catch(() => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [others]);

  return (
    <>
      <output className="text-sm text-notice">{hasFailed && studioSlot.failed}</output>
      <SideBySide
        Summary={Summary}
        campaigns={[campaign, ...loaded].map((each) => [each.audience.name, each])}
      />
    </>
  );
}

interface SideBySideProps extends Pick<StudioParts, 'Summary'> {
  campaigns: [name: string, campaign: Campaign][];
}

/** Several campaigns side by side, each as wide as a phone. */
function SideBySide({ Summary, campaigns }: SideBySideProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-6">
      {campaigns.map(([name, campaign]) => (
        <section key={name} className="min-w-0">
          <h3 className="mb-2 text-xl font-bold tracking-tight">{name}</h3>
          <Summary campaign={campaign} />
        </section>
      ))}
    </div>
  );
}
