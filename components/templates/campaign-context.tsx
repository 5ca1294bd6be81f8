'use client';

import { createContext, use } from 'react';
import { fetchFile } from '@/components/ui/fetch-file';
import { type FileList, fileListAddress } from '@/lib/file-list';
import type { Lettering } from '@/lib/studio/draw';

export interface Task {
  /** Aborting it cancels the work. */
  signal?: AbortSignal;
  /** Called with how much is done, and how much there is to do. */
  onProgress?: (done: number, of: number) => void;
}

/** Where a page's parts get a campaign's files and pictures from. */
export interface CampaignSource {
  list: (signal: AbortSignal) => Promise<FileList>;
  /** Gets a file by its address. Rejects if it can't be loaded or made, or if `signal` aborts. */
  load: (address: string, task?: Task) => Promise<Blob>;
  /** Saves a file. Undefined if a plain link is enough. */
  save?: (address: string, name: string) => void;
  variant?: string;
  /** What the page shows in place of its pictures, by their addresses. */
  drawings: ReadonlyMap<string, string>;
  /** What the page shows in place of the link to a film's MP4, if the film has to be made first. */
  FilmMaker?: React.ComponentType<{ address: string; label: string }>;
  /** The typeface of the pictures, for a component that draws one itself. */
  lettering?: Lettering;
}

export const exportedCampaign: CampaignSource = {
  list: async (signal) => JSON.parse(await (await fetchFile(fileListAddress, signal)).text()),
  load: (address, task) => fetchFile(address, task?.signal),
  drawings: new Map(),
};

/** The exported files, unless the editor provides its own. */
export const CampaignContext = createContext(exportedCampaign);

export const useCampaign = () => use(CampaignContext);
