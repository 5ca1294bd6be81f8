import { useEffect, useState } from 'react';
import { fetchFile } from '@/components/ui/fetch-file';
import type { Campaign } from '@/content/schema';
import { studioSlot } from '@/content/words/studio-slot';
import { outputAddress } from '@/lib/campaign/output-address';
import { campaignDataPath } from '@/lib/studio/addresses';
import type { CampaignData } from '@/lib/studio/campaign-data';
import { storedDraft } from '@/lib/studio/draft';
import { resolve } from '@/lib/campaign/resolve';
import { applyEdits, noEdits } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import type { StudioParts } from './parts';
import { readDraft } from './read-start';
import { SideBySide } from './side-by-side';

interface Props extends Pick<StudioParts, 'Summary'> {
  /** The campaign that's being edited. */
  campaign: Campaign;
  others: CampaignData['others'];
}

/** This campaign next to the other audiences' campaigns, each with its draft. */
export function Compare({ Summary, campaign, others }: Props) {
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
      <SideBySide
        Summary={Summary}
        campaigns={all.map((each) => ({ name: each.audience.name, campaign: each }))}
      />
    </>
  );
}

/** An audience's campaign with the draft that's saved in this browser. */
async function drafted({ id }: { id: string }): Promise<Campaign> {
  const { document }: CampaignData = JSON.parse(
    await (await fetchFile(outputAddress({ id }, campaignDataPath))).text(),
  );
  const fields = fieldsOf(document);
  const draft = readDraft(document, fields, storedDraft(id));
  const edits = draft?.edits ?? noEdits;
  return resolve(applyEdits(document, fields, edits, edits.shown));
}
