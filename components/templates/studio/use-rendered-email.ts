import { useEffect, useMemo, useState } from 'react';
import type { Campaign } from '@/content/schema';
import { loadRenderer, renderEmailWith } from '@/lib/campaign/email/render-email';
import { emailWriter } from './write-email';

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** A campaign's email as HTML, and what writes it into a preview; undefined until React's renderer has loaded. */
export function useRenderedEmail(campaign: Campaign) {
  const [renderer, setRenderer] = useState<{ render: Renderer }>();

  useEffect(() => {
    let isHere = true;
    void loadRenderer().then((render) => isHere && setRenderer({ render }));
    return () => {
      isHere = false;
    };
  }, []);

  return useMemo(() => {
    if (!renderer) return undefined;
    const { content: html } = renderEmailWith(renderer.render, campaign);
    return { html, write: emailWriter(campaign, html) };
  }, [campaign, renderer]);
}
