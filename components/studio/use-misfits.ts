import { useEffect, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { resolvePreview } from '@/lib/campaign/resolve';
import { outputsIn, type What } from '@/lib/studio/downloads';
import type { Lettering } from '@/lib/studio/draw';
import { fieldsOf } from '@/lib/campaign/fields';
import { misfitsOf } from '@/lib/studio/misfits-of';
import { nextTask } from '@/lib/site/next-task';

/** A text that doesn't fit a picture. The picture's artboard has the same name. */
interface Misfit<Source> {
  source: Source;
  board: string;
  path: string;
  sentence: string;
}

/** What doesn't fit the campaigns' pictures, all or those of a download, once typing pauses. */
export function useMisfits<Source extends { document: CampaignDocument }>(
  sources: readonly Source[],
  { typeface }: Lettering,
  what: What = 'everything',
) {
  const [misfits, setMisfits] = useState<readonly Misfit<Source>[]>([]);

  useEffect(() => {
    let isCurrent = true;
    async function check() {
      const found: Misfit<Source>[] = [];
      for (const source of sources) {
        const { document } = source;
        for (const { picture } of outputsIn(resolvePreview(document), what)) {
          if (!picture) continue;
          // oxlint-disable-next-line no-await-in-loop -- one at a time, so that typing isn't blocked
          await nextTask();
          if (!isCurrent) return;
          const { name: board, compose } = picture;
          for (const misfit of misfitsOf(board, compose(typeface), fieldsOf(document)))
            found.push({ source, board, ...misfit });
        }
      }
      setMisfits((before) => (before.length + found.length === 0 ? before : found));
    }
    const timer = setTimeout(() => void check(), 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sources, typeface, what]);

  return misfits;
}
