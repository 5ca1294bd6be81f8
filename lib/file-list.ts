/** A file to save: its address on this site, and the name that it's saved under. */
export interface ListedFile {
  address: string;
  name: string;
}

/** The files of each campaign, by its audience's id. */
export type FileList = Record<string, ListedFile[]>;

/** Where that's exported to. Pages fetch it, so that none has to carry it. */
export const fileListAddress = '/campaigns/files.json';
