'use client';

import { useEffect, useState } from 'react';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { fetchCampaign } from '@/lib/studio/campaign-data';
import { campaignId } from '@/lib/studio/copies';
import { storedImages } from '@/lib/studio/image-store';
import type { Images } from '@/lib/studio/images';
import {
  keepCopy,
  type KeptCampaign,
  keptCampaigns,
  makeCopy,
  newCopyId,
  removeCampaign,
  restoreCampaign,
  takenNames,
} from '@/lib/studio/kept-campaigns';
import { CampaignRow } from './campaign-row';
import { CompareCampaigns } from './compare-campaigns';
import { listDrawer } from './load-studio';
import type { Change } from './name-form';
import type { Loaded } from './store';
import { ToolButton } from './tool-button';
import { useUndoKeys } from './use-undo-keys';

interface Props {
  audiences: Loaded['audiences'];
}

/** The campaigns in this browser, and what can be done with them. */
export function Campaigns({ audiences }: Props) {
  const [kept, setKept] = useState<ReturnType<typeof readKept>>();
  const [draw] = useState(listDrawer);
  /** What has been done, or why it couldn't be. */
  const [said, setSaid] = useState('');
  /** In bytes. */
  const [imagesSize, setImagesSize] = useState(0);
  /** Whose link gets the focus, or the button that brings it back. */
  const [made, setMade] = useState<string>();

  useEffect(() => {
    const read = () => setKept(readKept(audiences));
    read();
    // Another tab has changed something, or the user comes back from the studio.
    const events = ['storage', 'pageshow', 'focus'];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      for (const event of events) window.removeEventListener(event, read);
    };
  }, [audiences]);

  useEffect(() => void kept?.images.then(sizeOf).then(setImagesSize), [kept]);

  useUndoKeys((type) => {
    if (type === 'redo' || !kept?.removed) return false;
    restore(kept.removed);
    return true;
  });

  if (!kept) return <p className="needs-script mt-4 text-muted">{words.loading}</p>;
  const { campaigns, removed, images, unreadable, size } = kept;
  const nameOf = ({ audience, copy }: KeptCampaign) =>
    copy?.name ?? audiences.find(({ id }) => id === audience)?.name ?? audience;

  /** Does something to what's stored, and says so, or that the browser refuses it. */
  function attempt(act: () => string) {
    try {
      setSaid(act());
    } catch {
      setSaid(kept?.isRefused ? words.refused : words.failed);
    }
    setKept(readKept(audiences));
  }

  function remove({ id }: KeptCampaign) {
    setMade(id);
    attempt(() => {
      removeCampaign(id);
      return '';
    });
  }

  function restore({ id, name }: { id: string; name: string }) {
    setMade(id);
    attempt(() => {
      restoreCampaign(id);
      return quoted('restored', name);
    });
  }

  async function change(campaign: KeptCampaign, kind: Change, name: string) {
    const { audience } = campaign;
    if (kind === 'rename') {
      setMade(campaign.id);
      return attempt(() => {
        keepCopy(campaign.id, name);
        return quoted('renamed', name);
      });
    }
    try {
      const { document } = await fetchCampaign({ id: audience });
      const id = newCopyId(audience);
      attempt(() => {
        const versionOf = kind === 'keep' ? nameOf(campaign) : undefined;
        if (!makeCopy(document, campaign.id, { id, name }, versionOf)) return words.unread;
        setMade(campaignId(audience, { id }));
        return quoted('made', name);
      });
    } catch {
      setSaid(words.notLoaded);
    }
  }

  return (
    <div className="needs-script">
      <p className="mt-2 max-w-prose text-muted">{words.intro}</p>
      {kept.isRefused && <p className="mt-2 max-w-prose text-notice">{words.refused}</p>}
      <output className="sticky top-0 z-10 flex flex-wrap items-center gap-3 border-l-2 border-notice bg-background pl-3 text-sm not-empty:mt-3 not-empty:py-1 empty:hidden">
        {said}
        {removed && (
          <>
            {`${quoted('removed', removed.name)} ${words.undoNote}`}
            <ToolButton
              key={removed.id}
              // Not after a reload.
              ref={removed.id === made ? focusOn : undefined}
              onClick={() => restore(removed)}
            >
              {words.undo}
            </ToolButton>
          </>
        )}
      </output>
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
            onRemove={() => remove(campaign)}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {inKilobytes(words.size, size)}
        {imagesSize > 0 && ` ${inKilobytes(words.images, imagesSize)}`}
        {unreadable > 0 && ` ${unreadable} ${words.unreadable}`}
      </p>
      <CompareCampaigns {...{ campaigns, nameOf }} onFault={setSaid} />
    </div>
  );
}

const inKilobytes = ([before, after]: readonly [string, string], size: number) =>
  `${before} ${Math.ceil(size / 1024)} ${after}`;

const quoted = (what: keyof typeof words.done, name: string) => `${words.done[what]} “${name}”.`;

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

const sizeOf = (images: Images) =>
  Array.from(images.values()).reduce((sum, { bytes }) => sum + bytes.size, 0);

const readKept = (audiences: Props['audiences']) => ({
  ...keptCampaigns(audiences.map(({ id }) => id)),
  images: storedImages(),
});
