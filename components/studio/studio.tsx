'use client';

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { fetchJson } from '@/lib/site/fetch-file';
import { studio as words } from '@/content/words/studio';
import { ownProperty } from '@/lib/campaign/paths';
import { loadRenderer } from '@/lib/campaign/email/render-email';
import { setAside } from '@/lib/studio/aside';
import { letteringFile } from '@/lib/studio/campaign-data';
import { campaignId, type Copy, copyIdForm, copySchema } from '@/lib/studio/copies';
import { draftKeys } from '@/lib/studio/draft';
import type { Lettering } from '@/lib/studio/draw';
import { storedImages } from '@/lib/studio/image-store';
import { keptCopy } from '@/lib/studio/kept-campaigns';
import { fromFragment } from '@/lib/studio/link';
import { answersForMs, beginOpening, endOpening, isOpening } from '@/lib/studio/opening';
import { loadCampaign } from './load-campaign';
import type { Loaded } from './store';
import { ToolButton } from './tool-button';
import { Workspace } from './workspace';

// It takes as long to arrive as the page's own scripts, so it's asked for before they've run.
if (typeof window !== 'undefined') loadRenderer().catch(() => {});

interface Props extends Pick<Loaded, 'audiences'> {
  id: string;
  /** What it shows without scripts. */
  children?: React.ReactNode;
}

/** Loads an audience's campaign, and then the workspace. */
export function Studio({ id, audiences, children }: Props) {
  const [loaded, setLoaded] = useState<Omit<Loaded, 'audiences'>>();
  const [state, setState] = useState<'loading' | 'failed' | 'missing' | 'frozen' | 'open'>(
    'loading',
  );
  const campaign = campaignId(id, loaded?.copy);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isHere = true;
    load(id).then(
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
            <ToolButton
              look="mainTool"
              onClick={() => {
                for (const key of draftKeys(campaign)) setAside(key);
                setState('open');
              }}
            >
              {words.openWithout}
            </ToolButton>
            <ToolButton onClick={() => setState('open')}>{words.openWith}</ToolButton>
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

/** Undefined if the address names a copy that isn't here. */
async function load(id: string): Promise<Omit<Loaded, 'audiences'> | undefined> {
  const copy = await copyInAddress(id);
  if (copy === null) return undefined;
  // Another tab may be opening it right now, and about to be done.
  const others =
    isOpening(campaignId(id, copy)) && new Promise((done) => setTimeout(done, answersForMs + 1000));
  const [{ data, images }, stored, lettering, render] = await Promise.all([
    loadCampaign({ id }),
    storedImages(),
    fetchJson<Lettering>(letteringFile),
    loadRenderer(),
    others,
  ]);
  const all = new Map([...stored, ...images]);
  return { data, lettering: { ...lettering, images: all }, render, copy };
}

/**
 * The copy that the page's address names: the one in this browser, or else the one that a link
 * brings along. Undefined if the address names none; null if the copy is in neither.
 */
async function copyInAddress(audience: string): Promise<Copy | undefined | null> {
  const { search, hash } = window.location;
  const id = new URLSearchParams(search).get('copy');
  if (id === null) return undefined;
  const kept = keptCopy(audience, id);
  if (kept || !copyIdForm.test(id)) return kept ?? null;
  const { success, output } = v.safeParse(
    copySchema,
    ownProperty(await fromFragment(hash), 'copy'),
  );
  return success ? { ...output, id } : null;
}
