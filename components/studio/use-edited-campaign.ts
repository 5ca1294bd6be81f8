import { useMemo, useState, useEffect, useRef } from 'react';
import { fetchFile } from '@/components/ui/fetch-file';
import { saveFile } from '@/components/ui/save-file';
import type { Campaign } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { type Download, downloadsOf, type Output, outputsOf } from '@/lib/campaign/outputs';
import { messageOf } from '@/lib/message-of';
import { type Lettering, svgFile } from '@/lib/studio/draw';
import { editedFiles, filmsDiffer } from '@/lib/studio/edited-files';
import type { Field } from '@/lib/studio/fields';
import {
  type CampaignSource,
  exportedCampaign,
  type Task,
} from '@/components/templates/campaign-context';
import { FilmMaker } from './film-maker';
import { misfitsOf } from '@/lib/studio/misfits-of';
import { nextTask } from '@/lib/studio/next-task';

/**
 * The edited campaign for the context: the files that the page's buttons and links save, and the
 * drawings of its pictures. Without edits, the files are the exported ones.
 * @returns also what doesn't fit the pictures, and a message about the last file that was saved
 */
export function useEditedCampaign(
  exported: Campaign,
  campaign: Campaign,
  fields: readonly Field[],
  lettering: Lettering,
  isEdited: boolean,
) {
  const [answer, setAnswer] = useState<{ campaign: Campaign; text: string }>();
  const { drawings, misfits } = useDrawings(exported, campaign, fields, lettering);

  const files = useMemo((): Omit<CampaignSource, 'drawings'> => {
    if (!isEdited) return exportedCampaign;
    const { byAddress, make } = editedFiles(campaign, fields, lettering);
    const hasOwnFilms = filmsDiffer(exported, campaign);

    async function load(address: string, task?: Task): Promise<Blob> {
      const output = byAddress.get(address);
      const isSame = !output || (output.type === 'video/mp4' && !hasOwnFilms);
      return isSame ? fetchFile(address, task?.signal) : make(output, task);
    }

    async function save(address: string, name: string): Promise<void> {
      try {
        saveFile(await load(address), name);
        setAnswer({ campaign, text: `${studio.files.made}: ${name}` });
      } catch (error) {
        setAnswer({ campaign, text: `${name} ${studio.files.failed} ${messageOf(error)}` });
      }
    }

    return {
      list: async () => ({ [campaign.audience.id]: downloadsOf(campaign).map(listed) }),
      load,
      save: (address: string, name: string) => void save(address, name),
      FilmMaker: hasOwnFilms ? FilmMaker : undefined,
    };
  }, [exported, campaign, fields, lettering, isEdited]);

  const { variant } = campaign;
  const value = useMemo(
    () => ({ ...files, variant, drawings, lettering }),
    [files, variant, drawings, lettering],
  );
  // A message about other words is outdated.
  return { value, misfits, answer: answer?.campaign === campaign ? answer.text : undefined };
}

const listed = ({ address, name }: Download) => ({ address, name });

type Picture = NonNullable<Output['picture']>;

/** What a picture is drawn from and, unless it's the exported one, the drawing's address. */
interface Drawing {
  key: string;
  address?: string;
}

/**
 * Draws the edited campaign's pictures in place of the exported ones: first those in view, one at a
 * time, then the others while the browser is idle. A picture whose text doesn't fit stays as it
 * was.
 * @returns the drawings' addresses by those of the pictures, and a sentence for each text that
 * doesn't fit
 */
function useDrawings(
  exported: Campaign,
  campaign: Campaign,
  fields: readonly Field[],
  lettering: Lettering,
) {
  const drawn = useRef(new Map<string, Drawing>());
  const created = useRef(new Set<string>());
  const [drawings, setDrawings] = useState<ReadonlyMap<string, string>>(new Map());
  const [misfits, setMisfits] = useState<string[]>([]);
  const originals = useMemo(() => keysOf(exported, lettering), [exported, lettering]);

  useEffect(() => {
    const controller = new AbortController();

    /** @returns what doesn't fit */
    function draw({ name, compose, preview }: Picture): string[] {
      const composition = compose(lettering.typeface);
      const faults = misfitsOf(name, composition, fields).map(({ sentence }) => sentence);
      if (faults.length > 0 || !preview) return faults;
      const key = JSON.stringify(composition);
      const last = drawn.current.get(preview);
      if (last?.key === key) return [];
      const isExported = originals.get(preview)?.() === key;
      const address = isExported ? undefined : URL.createObjectURL(svgFile(composition, lettering));
      drawn.current.set(preview, { key, address });
      if (address) created.current.add(address);
      if (address || last?.address) setDrawings(addressesOf(drawn.current));
      return [];
    }

    async function drawAll() {
      const found: string[] = [];
      const { near, far } = byView(picturesOf(campaign), drawn.current);
      for (const [index, picture] of [...near, ...far].entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that typing isn't blocked
        await (index < near.length ? nextTask() : idle());
        if (controller.signal.aborted) return;
        found.push(...draw(picture));
      }
      setMisfits((last) => (last.length === 0 && found.length === 0 ? last : found));
    }

    void drawAll();
    return () => controller.abort();
  }, [originals, campaign, fields, lettering]);

  // Once the new drawings are on the page, nothing loads the ones before them anymore.
  useEffect(() => {
    const used = new Set([...drawings.values(), ...addressesOf(drawn.current).values()]);
    for (const address of created.current)
      if (!used.has(address) && created.current.delete(address)) URL.revokeObjectURL(address);
  }, [drawings]);

  useEffect(() => {
    const all = created.current;
    return () => {
      for (const address of all) URL.revokeObjectURL(address);
    };
  }, []);

  return { drawings, misfits };
}

function picturesOf(campaign: Campaign): Picture[] {
  return outputsOf(campaign).flatMap(({ picture }) => picture ?? []);
}

function addressesOf(drawn: ReadonlyMap<string, Drawing>): Map<string, string> {
  return new Map(
    [...drawn].flatMap(([preview, { address }]) => (address ? [[preview, address] as const] : [])),
  );
}

/**
 * What each picture of a campaign is drawn from, by its preview: made once, when it's asked for.
 */
function keysOf(campaign: Campaign, { typeface }: Lettering): Map<string, () => string> {
  return new Map(
    picturesOf(campaign).map(({ preview = '', compose }) => {
      let key: string | undefined;
      return [preview, () => (key ??= JSON.stringify(compose(typeface)))];
    }),
  );
}

/** The pictures that are on the screen right now, and the others. */
function byView(pictures: readonly Picture[], drawn: ReadonlyMap<string, Drawing>) {
  const visible = new Set(
    [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('main img, main video')]
      .filter((each) => {
        const { top, bottom, width } = each.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      })
      .map((each) => each.getAttribute(each instanceof HTMLVideoElement ? 'poster' : 'src')),
  );
  const isNear = ({ preview = '' }: Picture) => visible.has(drawn.get(preview)?.address ?? preview);
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
