'use client';

import { useState } from 'react';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { fetchCampaign } from '@/lib/studio/campaign-data';
import { campaignId } from '@/lib/studio/copies';
import {
  keepCopy,
  type KeptCampaign,
  keysOf,
  makeCopy,
  newCopyId,
  removeCampaign,
  restoreCampaign,
  takenNames,
} from '@/lib/studio/kept-campaigns';
import { CampaignRow } from './campaign-row';
import { CompareCampaigns } from './compare-campaigns';
import { KeptText } from './kept-text';
import { listDrawer } from './load-studio';
import type { Change } from './name-form';
import type { Loaded } from './store';
import { ToolButton } from './tool-button';
import { useKeptCampaigns } from './use-kept-campaigns';
import { useStudioKeys } from './use-studio-keys';

export function Campaigns({ audiences }: Pick<Loaded, 'audiences'>) {
  const { kept, imagesSize, readAgain } = useKeptCampaigns(audiences);
  const [draw] = useState(listDrawer);
  /** What has been done, or why it couldn't be. */
  const [said, setSaid] = useState('');
  /** Whose link gets the focus, or the button that brings it back. */
  const [made, setMade] = useState<string>();

  const removed = kept?.removed;
  const restore = () =>
    removed &&
    attempt(removed.id, () => restoreCampaign(removed.id), quoted('restored', removed.name));
  useStudioKeys((type) => type === 'undo' && restore() !== undefined);

  if (!kept) return <p className="needs-script mt-4 text-muted">{words.loading}</p>;
  const { campaigns, images, unreadable, size } = kept;
  const nameOf = ({ audience, copy }: KeptCampaign) =>
    copy?.name ?? audiences.find(({ id }) => id === audience)?.name ?? audience;

  /** Does something to a campaign, and says so, or that the browser refuses it. */
  function attempt(id: string, act: () => unknown, text = '') {
    setMade(id);
    try {
      setSaid(act() === false ? words.unread : text);
    } catch {
      setSaid(kept?.isRefused ? words.refused : words.failed);
    }
    readAgain();
    return id;
  }

  async function change(campaign: KeptCampaign, kind: Change, name: string) {
    const { id, audience } = campaign;
    if (kind === 'rename') return attempt(id, () => keepCopy(id, name), quoted('renamed', name));
    setSaid(words.loading);
    try {
      const { document } = await fetchCampaign({ id: audience });
      const copy = { id: newCopyId(audience), name };
      const versionOf = kind === 'keep' ? nameOf(campaign) : undefined;
      const make = () => makeCopy(document, id, copy, versionOf);
      return attempt(campaignId(audience, copy), make, quoted('made', name));
    } catch {
      return setSaid(words.notLoaded);
    }
  }

  return (
    <div className="needs-script">
      <p className="mt-2 max-w-prose text-muted">{words.intro}</p>
      {kept.isRefused && <p className="mt-2 max-w-prose text-notice">{words.refused}</p>}
      <ul aria-label={words.list} className="mt-4 border-t border-line">
        {campaigns.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            name={nameOf(campaign)}
            audience={nameOf({ ...campaign, copy: undefined })}
            isNew={campaign.id === made}
            onDraw={() => draw(campaign, images)}
            taken={takenNames(campaigns, campaign)}
            onChange={(kind, name) => void change(campaign, kind, name)}
            onRemove={() => attempt(campaign.id, () => removeCampaign(campaign.id))}
          />
        ))}
      </ul>
      {/* Below the list: its last campaign can be scrolled out from behind it. */}
      <output
        className={`sticky bottom-0 z-10 mt-3 flex items-center gap-3 border border-l-2 bg-background py-1 pr-1 pl-3 text-sm empty:hidden ${faults.has(said) ? 'border-notice' : 'border-line'}`}
      >
        {said}
        {removed && (
          <>
            {`${quoted('removed', removed.name)} ${words.undoNote}`}
            <ToolButton
              key={removed.id}
              // Not after a reload.
              ref={removed.id === made ? focusOn : undefined}
              onClick={restore}
              className="shrink-0"
            >
              {words.undo}
            </ToolButton>
          </>
        )}
      </output>
      <p className="mt-3 text-sm text-muted">
        {inKilobytes(words.size, size)}
        {imagesSize > 0 && ` ${inKilobytes(words.images, imagesSize)}`}
      </p>
      <div className="mt-3 grid gap-3 text-sm">
        {unreadable.map((id) => {
          const [audience = ''] = id.split('/');
          const onRemove = () => attempt(id, () => removeCampaign(id));
          const props = { audience, said: words.unreadable, onRemove };
          return <KeptText key={id} keys={keysOf(id)} {...props} />;
        })}
      </div>
      <CompareCampaigns {...{ campaigns, nameOf }} onSaid={setSaid} />
    </div>
  );
}

const inKilobytes = ([before, after]: readonly [string, string], size: number) =>
  `${before} ${Math.ceil(size / 1024)} ${after}`;

const quoted = (what: keyof typeof words.done, name: string) => `${words.done[what]} “${name}.”`;

const faults = new Set<string>([words.unread, words.failed, words.notLoaded, words.tooLarge]);

const focusOn = (button: HTMLButtonElement | null) => button?.focus();
