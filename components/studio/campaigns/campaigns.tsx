'use client';

import { useEffect, useState } from 'react';
import { Choice } from '@/components/ui/select';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { fetchCampaign } from '@/lib/studio/drafts/campaign-data';
import {
  beginCampaign,
  type ListedCampaign,
  listCampaigns,
  renameCampaign,
  takenNames,
} from '@/lib/studio/drafts/campaigns';
import { slugOf } from '@/lib/campaign/edits/new-campaign';
import { draftKey, readStored } from '@/lib/site/stored-drafts';
import { storedImages } from '@/lib/studio/images/image-store';
import { CampaignRow } from './campaign-row';
import { listDrawer } from '../load-studio';
import { NameForm } from './name-form';
import type { Loaded } from '../store';
import { StoredText } from '../text/stored-text';
import { ToolButton } from '../tool-button';

export function Campaigns({ audiences }: Pick<Loaded, 'audiences'>) {
  const [listed, setListed] = useState<ReturnType<typeof read>>();
  const [draw] = useState(listDrawer);
  /** What has been done, or why it couldn't be. */
  const [message, setMessage] = useState('');
  /** Whose link gets the focus. */
  const [focused, setFocused] = useState<string>();
  /** The campaign that was deleted last, which can come back while the page is open. */
  const [deleted, setDeleted] = useState<{ id: string; name: string; text: string }>();
  /** The id of what a new campaign begins from. Undefined while nobody begins one. */
  const [from, setFrom] = useState<string>();

  useEffect(() => {
    const readAgain = () => setListed(read(audiences));
    readAgain();
    // Another tab has changed something, or the user comes back from the studio.
    const events = new AbortController();
    for (const event of ['storage', 'pageshow', 'focus'])
      window.addEventListener(event, readAgain, { signal: events.signal });
    return () => events.abort();
  }, [audiences]);

  if (!listed) return <p className="needs-script mt-4 text-muted">{words.loading}</p>;
  const { campaigns, images, unreadable } = listed;
  const audienceName = (id: string) => audiences.find((audience) => audience.id === id)?.name ?? id;
  const nameOf = ({ audience, newCampaign }: ListedCampaign) =>
    newCampaign?.name ?? audienceName(audience);
  const source = campaigns.find(({ id }) => id === from);

  /** Stores a campaign, and says so, or that the browser refuses it. */
  function attempt(store: () => string, done: 'made' | 'renamed' | 'restored', name: string) {
    try {
      setFocused(store());
      setMessage(`${words.done[done]} “${name}.”`);
      setDeleted(undefined);
    } catch {
      setMessage(words.failed);
    }
    setListed(read(audiences));
  }

  async function begin({ id, audience }: ListedCampaign, name: string) {
    setMessage(words.loading);
    try {
      const document = await fetchCampaign({ id: audience });
      const begun = { from: id, name, address: slugOf(audience, name) };
      attempt(() => beginCampaign(document, begun), 'made', name);
    } catch {
      setMessage(words.notLoaded);
    }
  }

  function remove({ id }: ListedCampaign, name: string) {
    setDeleted({ id, name, text: readStored(draftKey(id)) });
    window.localStorage.removeItem(draftKey(id));
    setMessage(`${words.done.removed} “${name}.”`);
    setListed(read(audiences));
  }

  function restore({ id, name, text }: NonNullable<typeof deleted>) {
    const store = () => {
      window.localStorage.setItem(draftKey(id), text);
      return id;
    };
    attempt(store, 'restored', name);
  }

  return (
    <div className="needs-script">
      <p className="mt-2 max-w-prose text-muted">{words.intro}</p>
      <ToolButton
        look="mainTool"
        aria-expanded={source !== undefined}
        onClick={() => setFrom(source ? undefined : campaigns[0]?.id)}
        className="mt-4"
      >
        {words.begin}
      </ToolButton>
      {source && (
        <NameForm
          kind="begin"
          audience={source.audience}
          taken={takenNames(campaigns)}
          onDone={(name) => {
            setFrom(undefined);
            if (name !== undefined) void begin(source, name);
          }}
        >
          <Choice
            label={words.form.from}
            options={campaigns.map((campaign) => [campaign.id, nameOf(campaign)])}
            value={source.id}
            onChange={setFrom}
          />
        </NameForm>
      )}
      <ul aria-label={words.list} className="mt-4 border-t border-line">
        {campaigns.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            name={nameOf(campaign)}
            from={campaign.newCampaign && audienceName(campaign.audience)}
            hasFocus={campaign.id === focused}
            onDraw={() => draw(campaign, images)}
            taken={takenNames(campaigns, campaign)}
            onRename={(name) => attempt(() => renameCampaign(campaign.id, name), 'renamed', name)}
            onRemove={() => remove(campaign, nameOf(campaign))}
          />
        ))}
      </ul>
      {/* Below the list: its last campaign can be scrolled out from behind it. */}
      <output
        className={`sticky bottom-0 z-10 mt-3 flex items-center gap-3 border border-l-2 bg-background py-1 pr-1 pl-3 text-sm empty:hidden ${faults.has(message) ? 'border-notice' : 'border-line'}`}
      >
        {message}
        {deleted && (
          <ToolButton
            key={deleted.id}
            ref={focusOn}
            onClick={() => restore(deleted)}
            className="shrink-0"
          >
            {words.undo}
          </ToolButton>
        )}
      </output>
      <div className="mt-3 grid gap-3 text-sm">
        {unreadable.map((key) => (
          <StoredText key={key} at={key} onRemove={() => setListed(read(audiences))} />
        ))}
      </div>
    </div>
  );
}

const read = (audiences: Loaded['audiences']) => ({
  ...listCampaigns(audiences.map(({ id }) => id)),
  images: storedImages(),
});

const faults = new Set<string>([words.failed, words.notLoaded]);

const focusOn = (button: HTMLButtonElement | null) => button?.focus();
