import { useEffect, useState } from 'react';
import { fetchFile } from '@/components/ui/fetch-file';
import type { Campaign } from '@/content/schema';
import { studioSlot } from '@/content/words/studio-slot';
import { campaignFile } from '@/lib/studio/addresses';
import type { CampaignData } from '@/lib/studio/campaign-data';
import { storedDraft } from '@/lib/studio/draft';
import type { Lettering } from '@/lib/studio/draw';
import { resolve } from '@/lib/campaign/resolve';
import { applyEdits, noEdits } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import { Columns } from './columns';
import type { StudioParts } from './parts';
import { readDraft } from './read-start';

interface Props extends Pick<StudioParts, 'Column'> {
  /** The campaign that's being edited. */
  campaign: Campaign;
  others: CampaignData['others'];
  lettering: Lettering;
}

/** This campaign next to the other audiences' campaigns, each with its draft. */
export function Compare({ Column, campaign, others, lettering }: Props) {
  const [loaded, setLoaded] = useState<Campaign[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    Promise.all(others.map(drafted))
      .then((campaigns) => isCurrent && setLoaded(campaigns))
      .catch(() => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [others]);

  const all = [campaign, ...(loaded ?? [])];
  return (
    <>
      <output className="text-sm text-notice">{hasFailed && studioSlot.failed}</output>
      <Columns
        Column={Column}
        columns={all.map((each) => ({ name: each.audience.name, campaign: each }))}
        lettering={lettering}
      />
    </>
  );
}

/** An audience's campaign with the draft that's saved in this browser. */
async function drafted({ id }: { id: string }): Promise<Campaign> {
  const { document }: CampaignData = JSON.parse(
    await (await fetchFile(campaignFile({ id }))).text(),
  );
  const fields = fieldsOf(document);
  const draft = readDraft(document, fields, storedDraft(id));
  const edits = draft?.edits ?? noEdits;
  return resolve(applyEdits(document, fields, edits, edits.shown));
}
