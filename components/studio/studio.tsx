'use client';

import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-file';
import { studio as words } from '@/content/words/studio';
import { loadRenderer } from '@/lib/campaign/email/render-email';
import { outputAddress } from '@/lib/campaign/output-address';
import { type CampaignData, campaignDataPath, letteringFile } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import type { Version } from './artboards';
import { ToolButton } from './tool-button';
import { Workspace } from './workspace';

interface Props {
  id: string;
  audiences: { id: string; name: string }[];
}

export interface Loaded {
  data: CampaignData;
  lettering: Lettering;
  render: Version['render'];
}

/** Loads an audience's campaign, and then the workspace. */
export function Studio({ id, audiences }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'loading' | 'failed'>('loading');

  useEffect(() => {
    if (state === 'failed') return undefined;
    let isHere = true;
    load(id).then(
      (each) => isHere && setLoaded(each),
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [id, state]);

  if (loaded) return <Workspace {...loaded} audiences={audiences} />;
  return (
    <div className="needs-script grid min-h-dvh place-content-center gap-3 p-4 text-center">
      <output>{words[state]}</output>
      {state === 'failed' && (
        <ToolButton onClick={() => setState('loading')}>{words.retry}</ToolButton>
      )}
    </div>
  );
}

async function load(id: string): Promise<Loaded> {
  const [data, lettering, render] = await Promise.all([
    fetchJson<CampaignData>(outputAddress({ id }, campaignDataPath)),
    fetchJson<Lettering>(letteringFile),
    loadRenderer(),
  ]);
  return { data, lettering, render };
}
