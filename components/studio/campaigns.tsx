'use client';

import { useEffect, useState } from 'react';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { fetchCampaign } from '@/lib/studio/campaign-data';
import { campaignId } from '@/lib/studio/copies';
import { imagesSize } from '@/lib/studio/image-store';
import {
  keepCopy,
  type KeptCampaign,
  keptCampaigns,
  makeCopy,
  newCopyId,
  removeCampaign,
  takenNames,
} from '@/lib/studio/kept-campaigns';
import { CampaignRow } from './campaign-row';
import { CompareCampaigns } from './compare-campaigns';
import type { Change } from './name-form';
import type { Loaded } from './store';
import { ToolButton } from './tool-button';
import { useUndoKeys } from './use-undo-keys';

interface Props {
  audiences: Loaded['audiences'];
}

/** What has been done, or why it couldn't be. */
interface Said {
  text: string;
  undo?: () => void;
}

/** The campaigns in this browser, and what can be done with them. */
export function Campaigns({ audiences }: Props) {
  const [kept, setKept] = useState<ReturnType<typeof readKept>>();
  const [said, setSaid] = useState<Said>();
  /** In bytes. */
  const [images, setImages] = useState(0);
  /** Whose link gets the focus. */
  const [made, setMade] = useState<string>();

  useEffect(() => {
    const read = () => {
      setKept(readKept(audiences));
      void imagesSize().then(setImages);
    };
    read();
    // Another tab has changed something, or the user comes back from the studio.
    const events = ['storage', 'pageshow', 'focus'];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      for (const event of events) window.removeEventListener(event, read);
    };
  }, [audiences]);

  useUndoKeys((type) => {
    if (type === 'redo' || !said?.undo) return false;
    said.undo();
    return true;
  });

  if (!kept) return <p className="needs-script mt-4 text-muted">{words.loading}</p>;
  const { campaigns, unreadable, size } = kept;
  const nameOf = ({ audience, copy }: KeptCampaign) =>
    copy?.name ?? audiences.find(({ id }) => id === audience)?.name ?? audience;

  /** Does something to what's stored, and says so, or that the browser refuses it. */
  function attempt(act: () => Said | undefined) {
    try {
      setSaid(act());
    } catch {
      setSaid({ text: kept?.isRefused ? words.refused : words.failed });
    }
    setKept(readKept(audiences));
  }

  function remove(campaign: KeptCampaign) {
    attempt(() => {
      const restore = removeCampaign(campaign.id);
      const undo = () =>
        attempt(() => {
          restore();
          setMade(campaign.id);
          return quoted('restored', nameOf(campaign));
        });
      const { text } = quoted('removed', nameOf(campaign));
      return { text: `${text} ${words.undoNote}`, undo };
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
        if (!makeCopy(document, campaign.id, { id, name }, versionOf))
          return { text: words.unread };
        setMade(campaignId(audience, { id }));
        return quoted('made', name);
      });
    } catch {
      setSaid({ text: words.notLoaded });
    }
  }

  return (
    <div className="needs-script">
      <p className="mt-2 max-w-prose text-muted">{words.intro}</p>
      {kept.isRefused && <p className="mt-2 max-w-prose text-notice">{words.refused}</p>}
      <output className="sticky top-0 z-10 flex flex-wrap items-center gap-3 border-l-2 border-notice bg-background pl-3 text-sm not-empty:mt-3 not-empty:py-1 empty:hidden">
        {said?.text}
        {said?.undo && (
          <ToolButton key={said.text} ref={focusOn} onClick={said.undo}>
            {words.undo}
          </ToolButton>
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
            taken={takenNames(campaigns, campaign)}
            onChange={(kind, name) => void change(campaign, kind, name)}
            onRemove={() => remove(campaign)}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {inKilobytes(words.size, size)}
        {images > 0 && ` ${inKilobytes(words.images, images)}`}
        {unreadable > 0 && ` ${unreadable} ${words.unreadable}`}
      </p>
      <CompareCampaigns {...{ campaigns, nameOf }} onFault={(text) => setSaid({ text })} />
    </div>
  );
}

const inKilobytes = ([before, after]: readonly [string, string], size: number) =>
  `${before} ${Math.ceil(size / 1024)} ${after}`;

const quoted = (what: keyof typeof words.done, name: string): Said => ({
  text: `${words.done[what]} “${name}”.`,
});

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

const readKept = (audiences: Props['audiences']) => keptCampaigns(audiences.map(({ id }) => id));
