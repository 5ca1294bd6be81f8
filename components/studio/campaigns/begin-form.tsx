import { useState } from 'react';
import { Select } from '@/components/ui/select';
import type { Site } from '@/content/schema';
import { studioCampaigns } from '@/content/words/studio/campaigns';
import type { Naming } from '@/lib/studio/drafts/campaign-names';
import type { ListedCampaign } from '@/lib/studio/drafts/campaigns';
import { CampaignForm } from './campaign-form';
import { FormField } from '../form-field';

const { form: words } = studioCampaigns;

interface Props {
  campaigns: readonly ListedCampaign[];
  /** Loads the ids, addresses and texts that are taken: this audience's own, and the others'. */
  loadSite: (audience: string) => Promise<Site | undefined>;
  /** Called with what to begin, or without it if it's canceled. */
  onDone: (begun?: Naming & { from: ListedCampaign; target: string }) => unknown;
}

/** Where a new campaign is begun: what it's called, what it begins from, and whom it's for. */
export function BeginForm({ campaigns, loadSite, onDone }: Props) {
  const [id, setId] = useState(campaigns[0]?.id ?? '');
  const [target, setTarget] = useState('');
  const from = campaigns.find((campaign) => campaign.id === id) ?? campaigns[0];
  if (!from) return null;
  return (
    <CampaignForm
      kind="begin"
      audience={from.audience}
      others={campaigns}
      loadSite={() => loadSite(from.audience)}
      onDone={(naming) => onDone(naming && { ...naming, from, target })}
    >
      <div className="grid gap-2">
        {/* The choice has the same label for screen readers. */}
        <span aria-hidden className="font-semibold">
          {words.from}
        </span>
        <Select
          label={words.from}
          options={campaigns.map((campaign) => [campaign.id, campaign.name])}
          value={from.id}
          onChange={setId}
          className="text-base"
        />
      </div>
      <FormField
        label={words.target}
        note={words.targetNote.replace('#', () => from.name)}
        value={target}
        maxLength={500}
        onType={setTarget}
      />
    </CampaignForm>
  );
}
