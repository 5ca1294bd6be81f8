import { basePath } from '@/lib/campaign/document/base-path';

/** A file to save: its address on this site, and its place in a ZIP. */
interface ListedFile {
  address: string;
  place: string;
}

export type FileList = Record<string, ListedFile[]>;

/** Where the list is exported to. Pages fetch it, so it isn't in any page's HTML. */
export const fileListAddress = `${basePath}/campaigns/files.json`;
