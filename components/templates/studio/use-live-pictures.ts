import { useEffect, useMemo, useRef, useState } from 'react';
import { showInstead } from '@/components/ui/shown-pictures';
import type { Campaign } from '@/content/schema';
import { misfits } from '@/lib/campaign/picture/composition';
import { type StudioPicture, studioPictures } from '@/lib/studio/compositions';
import { type Lettering, svgFile } from '@/lib/studio/draw';
import type { Field } from '@/lib/studio/fields';
import { type Misfit, misfitOf } from '@/lib/studio/misfit';
import { nextTask } from '@/lib/studio/next-task';

/** A picture that's on the page now: what it was drawn from, and the address of the drawing. */
interface Shown {
  key: string;
  address?: string;
}

/**
 * Draws the edited campaign's pictures in place of the exported ones: first those in view, one at a time, then the others
 * while the browser is idle. A picture whose text doesn't fit stays as it was.
 * @returns what doesn't fit
 */
export function useLivePictures(
  exported: Campaign,
  campaign: Campaign,
  fields: readonly Field[],
  lettering: Lettering,
): Misfit[] {
  const shown = useRef(new Map<string, Shown>());
  const [faults, setFaults] = useState<Misfit[]>([]);
  const originals = useMemo(() => keysOf(exported, lettering), [exported, lettering]);

  useEffect(() => {
    const controller = new AbortController();

    function draw(picture: StudioPicture): Misfit | undefined {
      const { name, file, preview, compose } = picture;
      const composition = compose(lettering.typeface);
      const [misfit] = misfits(composition);
      if (misfit) return misfitOf(name, misfit, fields);
      if (!preview) return undefined;
      const key = JSON.stringify(composition);
      const last = shown.current.get(file);
      if (last?.key === key) return undefined;
      const isExported = originals.get(file)?.() === key;
      const address = isExported ? undefined : URL.createObjectURL(svgFile(composition, lettering));
      showInstead(preview, address);
      shown.current.set(file, { key, address });
      if (last?.address) URL.revokeObjectURL(last.address);
      return undefined;
    }

    async function drawAll() {
      const found: Misfit[] = [];
      const { near, far } = byView(studioPictures(campaign), shown.current);
      for (const [index, picture] of [...near, ...far].entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that typing isn't blocked
        await (index < near.length ? nextTask() : idle());
        if (controller.signal.aborted) return;
        const misfit = draw(picture);
        if (misfit) found.push(misfit);
      }
      setFaults((last) => (last.length === 0 && found.length === 0 ? last : found));
    }

    void drawAll();
    return () => controller.abort();
  }, [originals, campaign, fields, lettering]);

  useEffect(() => {
    const all = shown.current;
    return () => {
      for (const { preview } of studioPictures(exported))
        if (preview) showInstead(preview, undefined);
      for (const { address } of all.values()) if (address) URL.revokeObjectURL(address);
      all.clear();
    };
  }, [exported]);

  return faults;
}

/** What each picture of a campaign is drawn from, by its file: made once, when it's asked for. */
function keysOf(campaign: Campaign, { typeface }: Lettering): Map<string, () => string> {
  return new Map(
    studioPictures(campaign).map(({ file, compose }) => {
      let key: string | undefined;
      return [file, () => (key ??= JSON.stringify(compose(typeface)))];
    }),
  );
}

/** The pictures that are on the screen right now, and the others. */
function byView(pictures: readonly StudioPicture[], shown: ReadonlyMap<string, Shown>) {
  const visible = new Set(
    [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('main img, main video')]
      .filter((each) => {
        const { top, bottom, width } = each.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      })
      .map((each) => each.getAttribute(each instanceof HTMLVideoElement ? 'poster' : 'src')),
  );
  const isNear = ({ file, preview }: StudioPicture) =>
    visible.has(shown.get(file)?.address ?? preview ?? '');
  return {
    near: pictures.filter(isNear),
    far: pictures.filter((picture) => !isNear(picture)),
  };
}

/** Waits until the browser has nothing else to do. Safari doesn't say when that is. */
function idle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 500 });
  });
}
