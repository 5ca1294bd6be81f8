import { useEffect, useState } from 'react';
import type { Campaign } from '@/content/schema';
import { outputsOf } from '@/lib/campaign/outputs';
import type { Lettering } from '@/lib/studio/draw';
import type { Field } from '@/lib/studio/fields';
import { misfitsOf } from '@/lib/studio/misfits-of';
import { nextTask } from '@/lib/studio/next-task';

/** A text that doesn't fit a picture. */
export interface Misfit {
  /** The artboard, which is called like the picture. */
  board: string;
  path: string;
  sentence: string;
}

/** What doesn't fit any of a campaign's pictures, once typing pauses. */
export function useMisfits(campaign: Campaign, { typeface }: Lettering, fields: readonly Field[]) {
  const [misfits, setMisfits] = useState<readonly Misfit[]>([]);

  useEffect(() => {
    let isCurrent = true;
    async function check() {
      const found: Misfit[] = [];
      for (const { picture } of outputsOf(campaign)) {
        if (!picture) continue;
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that typing isn't blocked
        await nextTask();
        if (!isCurrent) return;
        const { name: board, compose } = picture;
        for (const { path, sentence } of misfitsOf(board, compose(typeface), fields))
          found.push({ board, path, sentence });
      }
      setMisfits((before) => (before.length + found.length === 0 ? before : found));
    }
    const timer = setTimeout(() => void check(), 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [campaign, typeface, fields]);

  return misfits;
}
