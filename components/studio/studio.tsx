'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { studio as words } from '@/content/words/studio';
import { setAside } from '@/lib/studio/aside';
import { campaignId } from '@/lib/studio/copies';
import { draftKeys } from '@/lib/studio/draft';
import { answersForMs, beginOpening, endOpening, isOpening } from '@/lib/studio/opening';
import { loadStudio } from './load-studio';
import type { Loaded } from './store';
import { ToolButton } from './tool-button';
import { Workspace } from './workspace';

interface Props extends Pick<Loaded, 'audiences'> {
  id: string;
  /** What it shows without scripts. */
  children?: React.ReactNode;
}

export function Studio({ id, audiences, children }: Props) {
  const [loaded, setLoaded] = useState<Omit<Loaded, 'audiences'>>();
  const [state, setState] = useState<'loading' | 'failed' | 'missing' | 'frozen' | 'open'>(
    'loading',
  );
  const campaign = campaignId(id, loaded?.copy);

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
          if (!files) return setState('missing');
          const opened = campaignId(id, files.copy);
          const hasFrozen = isOpening(opened);
          beginOpening(opened);
          setLoaded(files);
          setState(hasFrozen ? 'frozen' : 'open');
        },
        () => isHere && setState('failed'),
      );
    return () => {
      isHere = false;
    };
  }, [id, state]);

  useEffect(() => {
    if (state !== 'open') return undefined;
    const end = () => endOpening(campaign);
    const timer = setTimeout(end, answersForMs);
    // If somebody leaves or reloads it sooner, it wasn't frozen.
    window.addEventListener('pagehide', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      // It's the same if a link leads elsewhere.
      end();
    };
  }, [campaign, state]);

  if (loaded && state === 'open') return <Workspace {...loaded} audiences={audiences} />;
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="needs-script grid min-h-dvh place-content-center gap-3 p-4 text-center">
        <output className="max-w-prose">{state !== 'open' && words[state]}</output>
        {state === 'loading' && <p className="studio-late max-w-prose text-notice">{words.late}</p>}
        {state === 'frozen' && (
          <>
            <ToolButton look="mainTool" onClick={() => setState('open')}>
              {words.openWith}
            </ToolButton>
            <ToolButton
              onClick={() => {
                for (const key of draftKeys(campaign)) setAside(key);
                setState('open');
              }}
            >
              {words.openWithout}
            </ToolButton>
          </>
        )}
        {state === 'missing' && (
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
