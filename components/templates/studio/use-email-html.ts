import { useEffect, useMemo, useState } from 'react';
import type { Campaign } from '@/content/schema';
import { loadRenderer, renderEmailWith } from '@/lib/campaign/email/render-email';

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** A campaign's email as HTML; undefined until React's renderer has loaded. */
export function useEmailHtml(campaign: Campaign): string | undefined {
  const [renderer, setRenderer] = useState<{ render: Renderer }>();

  useEffect(() => {
    let isHere = true;
    void loadRenderer().then((render) => isHere && setRenderer({ render }));
    return () => {
      isHere = false;
    };
  }, []);

  return useMemo(
    () => renderer && renderEmailWith(renderer.render, campaign).content,
    [campaign, renderer],
  );
}
