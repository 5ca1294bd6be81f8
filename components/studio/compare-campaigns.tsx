import { useState } from 'react';
import { Choice } from '@/components/ui/select';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { pageAddress } from '@/lib/campaign/base-path';
import { fetchCampaign } from '@/lib/studio/campaign-data';
import { studioAddress } from '@/lib/studio/copies';
import { readDraft } from '@/lib/studio/draft';
import type { KeptCampaign } from '@/lib/studio/kept-campaigns';
import { toFragment } from '@/lib/studio/link';
import { saveEdits } from '@/lib/studio/saved-edits';
import { ToolButton } from './tool-button';

interface Props {
  campaigns: readonly KeptCampaign[];
  nameOf: (campaign: KeptCampaign) => string;
  onSaid: (sentence: string) => void;
}

/** Opens one campaign beside another one's edits: of the same audience. */
export function CompareCampaigns({ campaigns, nameOf, onSaid }: Props) {
  const [chosen, setChosen] = useState({ first: '', second: '' });
  const othersOf = (one?: KeptCampaign) =>
    campaigns.filter((campaign) => campaign !== one && campaign.audience === one?.audience);
  const firsts = campaigns.filter((campaign) => othersOf(campaign).length > 0);
  const first = firsts.find(({ id }) => id === chosen.first) ?? firsts[0];
  const others = othersOf(first);
  const version = others.find(({ copy }) => first && copy?.of === nameOf(first));
  const second = others.find(({ id }) => id === chosen.second) ?? version ?? others[0];
  if (!first || !second) return null;
  const choices = [['first', firsts, first] as const, ['second', others, second] as const];

  async function compare(one: KeptCampaign, two: KeptCampaign) {
    const { audience } = one;
    onSaid(words.loading);
    const data = await fetchCampaign({ id: audience }).catch(() => undefined);
    if (!data) return onSaid(words.notLoaded);
    const { now } = readDraft(data.document, two.id).draft;
    const copy = two.copy && { name: two.copy.name };
    const at = two.changedAt || undefined;
    try {
      const saved = { ...saveEdits(data.document, now), copy, at, isCompared: true };
      const fragment = await toFragment(saved);
      onSaid('');
      return window.location.assign(pageAddress(studioAddress(audience, one.copy)) + fragment);
    } catch {
      return onSaid(words.tooLarge);
    }
  }

  return (
    <section className="mt-8 max-w-md">
      <h2 className="text-xl font-bold">{words.compare.heading}</h2>
      {choices.map(([which, all, { id }]) => (
        <Choice
          key={which}
          label={words.compare[which]}
          options={all.map((campaign) => [campaign.id, nameOf(campaign)])}
          value={id}
          onChange={(to) => setChosen({ ...chosen, [which]: to })}
        />
      ))}
      <p className="my-2 text-sm text-muted">{words.compare.note}</p>
      <ToolButton onClick={() => void compare(first, second)}>{words.compare.button}</ToolButton>
    </section>
  );
}
