'use client';

import { useEffect, useState } from 'react';
import { editsWords } from '@/content/words/edits';
import { studio } from '@/content/words/studio/studio';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { pageAddress } from '@/lib/campaign/document/base-path';
import { fetchCampaign } from '@/lib/studio/drafts/campaign-data';
import {
  beginCampaign,
  type ListedCampaign,
  listCampaigns,
  renameCampaign,
} from '@/lib/studio/drafts/campaigns';
import { savedUnder } from '@/lib/studio/drafts/draft';
import { readEditsFile } from '@/lib/studio/drafts/edits-file';
import { openEdits, studioRoute } from '@/lib/studio/drafts/open-edits';
import { draftKey, readStored } from '@/lib/site/stored-drafts';
import { storedImages } from '@/lib/studio/images/image-store';
import { BeginForm } from './begin-form';
import { CampaignRow } from './campaign-row';
import { type DeletedCampaign, ListMessages } from './list-messages';
import { FileButton } from '../file-button';
import { listDrawer } from './list-drawer';
import type { Loaded } from '../store';
import { StoredText } from '../text/stored-text';
import { ToolButton } from '../tool-button';

export function Campaigns({ audiences }: Pick<Loaded, 'audiences'>) {
  const [listing, setListing] = useState<ReturnType<typeof readListing>>();
  const [draw] = useState(listDrawer);
  /** What has been done, or why it couldn't be. */
  const [message, setMessage] = useState('');
  /** Whose link gets the focus. */
  const [focused, setFocused] = useState<string>();
  /** The campaigns that were deleted, which can come back while the page is open. */
  const [deletedCampaigns, setDeletedCampaigns] = useState<readonly DeletedCampaign[]>([]);
  const [isBeginning, setIsBeginning] = useState(false);

  useEffect(() => {
    const readAgain = () => setListing(readListing(audiences));
    readAgain();
    // Another tab has changed something, or the user comes back from the studio.
    const events = new AbortController();
    for (const event of ['storage', 'pageshow', 'focus'])
      window.addEventListener(event, readAgain, { signal: events.signal });
    return () => events.abort();
  }, [audiences]);

  if (!listing) return <p className="needs-script mt-4 text-muted">{words.loading}</p>;
  const { campaigns, images, unopened } = listing;
  const audienceName = (id: string) => audiences.find((audience) => audience.id === id)?.name ?? id;

  /** Stores something, and says so, or that the browser refuses it. */
  function attempt(store: () => void, notice: string): boolean {
    try {
      store();
      setMessage(notice);
      return true;
    } catch {
      setMessage(words.failed);
      return false;
    } finally {
      setListing(readListing(audiences));
    }
  }

  async function load(id: string) {
    setMessage(words.loading);
    try {
      const document = await fetchCampaign({ id });
      setMessage('');
      return document;
    } catch (error) {
      setMessage(words.notLoaded);
      throw error;
    }
  }

  const loadSite = async (audience: string) => (await load(audience)).site;

  const begin: React.ComponentProps<typeof BeginForm>['onDone'] = async (begun) => {
    if (!begun) return setIsBeginning(false);
    const { from, ...rest } = begun;
    const document = await load(from.audience).catch(() => undefined);
    if (!document) return undefined;
    const { audience } = from;
    const isBegun = attempt(() => {
      const newCampaign = beginCampaign(document, { ...rest, from: from.id });
      leaveFor(studioRoute({ audience, newCampaign }));
    }, '');
    // The Back button leads to the list as it's left here.
    return setIsBeginning(!isBegun);
  };

  async function open(file: File) {
    const { saved: savedEdits, fault = 'damaged' } = await readEditsFile(file);
    if (!savedEdits) return setMessage(editsWords.faults[fault]);
    if (audiences.every(({ id }) => id !== savedEdits.audience)) return setMessage(words.foreign);
    try {
      return leaveFor(await openEdits(savedEdits, campaigns));
    } catch {
      return setMessage(words.failed);
    }
  }

  function remove({ id, name }: ListedCampaign) {
    setDeletedCampaigns([...deletedCampaigns, { id, name, text: readStored(draftKey(id)) }]);
    window.localStorage.removeItem(draftKey(id));
    setMessage('');
    setListing(readListing(audiences));
  }

  function restore({ id, name, text }: DeletedCampaign) {
    const store = () => window.localStorage.setItem(draftKey(id), text);
    if (!attempt(store, `${words.done.restored} “${name}.”`)) return;
    setFocused(id);
    setDeletedCampaigns(deletedCampaigns.filter((other) => other.id !== id));
  }

  return (
    <div className="needs-script">
      <p className="mt-2 max-w-prose text-muted">{words.intro}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ToolButton
          look="mainTool"
          aria-expanded={isBeginning}
          onClick={() => setIsBeginning(!isBeginning)}
        >
          {words.begin}
        </ToolButton>
        <FileButton accept=".json,application/json" onFiles={([file]) => file && void open(file)}>
          {words.open}
        </FileButton>
      </div>
      {isBeginning && <BeginForm campaigns={campaigns} loadSite={loadSite} onDone={begin} />}
      <ul aria-label={words.list} className="mt-4 border-t border-line">
        {campaigns.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            from={campaign.newCampaign && audienceName(campaign.audience)}
            hasFocus={campaign.id === focused}
            onDraw={() => draw(campaign, images)}
            others={campaigns.filter(({ id }) => id !== campaign.id)}
            loadSite={() => loadSite(campaign.audience)}
            onRename={(naming) =>
              attempt(
                () => renameCampaign(campaign.id, naming),
                `${words.done.renamed} “${naming.name}.”`,
              )
            }
            onRemove={() => remove(campaign)}
          />
        ))}
      </ul>
      <ListMessages message={message} deleted={deletedCampaigns} onRestore={restore} />
      <div className="mt-3 grid gap-3 text-sm">
        {unopened.map((key) => (
          <StoredText
            key={key}
            at={key}
            reason={reasonFor(key)}
            onRemove={() => setListing(readListing(audiences))}
          />
        ))}
      </div>
    </div>
  );
}

const readListing = (audiences: Loaded['audiences']) => ({
  ...listCampaigns(audiences),
  images: storedImages(),
});

/** Why a draft of a campaign that isn't on the site doesn't open. */
function reasonFor(key: string): string {
  const { name, audience = '' } = savedUnder(key) ?? {};
  return `${words.gone.replace('#', () => name ?? audience)} ${studio.unreadable.stays}`;
}

/** Opens a studio, in which nothing of another campaign is left. */
const leaveFor = (route: string) => window.location.assign(pageAddress(route));
