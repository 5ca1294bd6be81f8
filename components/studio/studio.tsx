'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { unexpectedError } from '@/content/words/errors';
import { editsWords } from '@/content/words/edits';
import { studioShare } from '@/content/words/studio/share';
import { studio as words } from '@/content/words/studio/studio';
import type { Fault } from '@/lib/campaign/edits/saved-edits';
import { draftKeys } from '@/lib/studio/drafts/draft';
import { readStored } from '@/lib/site/stored-drafts';
import { campaignId } from '@/lib/campaign/edits/new-campaign';
import { Guard } from './guard';
import { loadStudio } from './load-studio';
import type { Loaded } from './store';
import { StoredText } from './text/stored-text';
import { ToolButton } from './tool-button';
import { Workspace } from './workspace';

interface Props extends Pick<Loaded, 'audiences'> {
  id: string;
  /** What it shows without scripts. */
  children?: React.ReactNode;
}

export function Studio({ id, audiences, children }: Props) {
  const [loaded, setLoaded] = useState<Omit<Loaded, 'audiences'>>();
  const [state, setState] = useState<'loading' | 'failed' | 'missing' | Fault>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isHere = true;
    const load = () => loadStudio(id);
    // A connection, or the browser's own cache, may fail once.
    load()
      .catch(load)
      .then(
        (files) => {
          if (!isHere) return;
          if (typeof files === 'string') setState(files);
          else setLoaded(files);
        },
        () => isHere && setState('failed'),
      );
    return () => {
      isHere = false;
    };
  }, [id, state]);

  if (loaded)
    return (
      <Guard fallback={<Failed campaign={campaignId(id, loaded.newCampaign)} />}>
        <Workspace {...loaded} audiences={audiences} />
      </Guard>
    );
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="needs-script grid min-h-dvh place-content-center gap-3 p-4 text-center">
        <output className="max-w-prose">{sentenceFor(state)}</output>
        {state === 'loading' && <p className="studio-late max-w-prose text-notice">{words.late}</p>}
        {state !== 'loading' && state !== 'failed' && (
          <Link href={words.route} className={buttonStyles('mainTool', 'px-3')}>
            {words.toCampaigns}
          </Link>
        )}
        {state === 'failed' && (
          <ToolButton onClick={() => setState('loading')}>{words.retry}</ToolButton>
        )}
      </div>
      {children}
    </main>
  );
}

const { faults } = editsWords;

const isFault = (state: string): state is Fault => Object.hasOwn(faults, state);

const sentenceFor = (state: 'loading' | 'failed' | 'missing' | Fault) =>
  isFault(state) ? `${faults[state]} ${studioShare.link.unreadable}` : words[state];

/** In place of a studio that fails: a draft that makes it fail would do so each time. */
function Failed({ campaign }: { campaign: string }) {
  const [keys, setKeys] = useState(() => draftKeys(campaign).filter(readStored));
  return (
    <main id="content" tabIndex={-1} className="grid gap-4 p-4 outline-none">
      <h1 className="text-3xl font-bold tracking-tight">{unexpectedError.title}</h1>
      {keys.map((key) => (
        <StoredText
          key={key}
          at={key}
          onRemove={() => setKeys(keys.filter((other) => other !== key))}
        />
      ))}
      <ToolButton look="mainTool" onClick={() => window.location.reload()} className="w-fit">
        {words.retry}
      </ToolButton>
    </main>
  );
}
