import type { Campaign, EmailTemplate } from '@/content/schema';
import type { readmeWords } from '@/content/words/readme';
import type { Piece } from '../document/same';
import type { Composition } from '../drawing/layer';
import type { Typeface } from '../drawing/typeface';
import type { DraftStamp } from '../email/eml';
import type { Rendition } from '../film/film-sizes';
import type { Letters } from './pdf-font';

export interface ImageOptions {
  /** What the picture is called where a text doesn't fit it: `fear-1200x628`. */
  name: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  scale?: number;
}

/** What differs between the build, with sharp, and a browser, with a canvas. */
export interface Renderer extends Letters {
  words: typeof readmeWords;
  /** Draws a picture. Rejects with a `MisfitError` if a text can't be drawn. */
  draw: (composition: Composition, options: ImageOptions) => Promise<Uint8Array>;
  email: (campaign: Campaign) => Promise<EmailTemplate>;
  /** For a draft's date and id; `html` is what it says. */
  stamp: (html: string) => DraftStamp | Promise<DraftStamp>;
  /** Fills in a draft's placeholders, before its parts are encoded. */
  fill?: (text: string) => string;
  film: (campaign: Campaign, film: Rendition) => Promise<Uint8Array>;
  /** The ZIP that the file is for, so far. */
  packed?: PackedFiles;
  /** Of an edited campaign: its ZIP has a file with the edits, and the site lacks its email's picture. */
  edited?: { hasFile: boolean; hasNewPicture: boolean };
}

/** What's in a ZIP, while it's being made. */
export interface PackedFiles {
  /** The files that couldn't be made. */
  missing: readonly MissingFile[];
  /** For a file whose bytes are there already, where they are. */
  twins: ReadonlyMap<string, string>;
}

/** A file that isn't in a ZIP: its place there, and a sentence that says why. */
export interface MissingFile {
  place: string;
  reason: string;
}

export type Compose = (typeface: Typeface) => Composition;

/** What the table of outputs says about a file of a campaign. */
export interface OutputEntry {
  /** Its place in the campaign's folder of the site: `email.html`, `films/reel.mp4`. */
  path: string;
  /** Its folder in a ZIP. Undefined for the pages about all of the others. */
  folder?: keyof typeof readmeWords.folder;
  /** What it's part of, if that's not the whole campaign. */
  piece?: Piece;
  /** The parts of a campaign that it's made from, by their paths, besides those that all files are. */
  sources: readonly string[];
  /** The platforms that take it. Undefined if it's for all of them, empty if it's for none. */
  platforms?: readonly string[];
  /** It's for pages to show, and nobody saves it. */
  isPreview?: boolean;
  /** It's about all variants, so a ZIP has it once, after the files that it names. */
  isShared?: boolean;
  picture?: { name: string; compose: Compose };
  make: (renderer: Renderer) => string | Promise<string | Uint8Array>;
}

/** A file of a campaign: how it's made, what it's called, and where it is. */
export interface Output extends OutputEntry {
  campaign: Campaign;
  /** On this site. */
  address: string;
  /** Its media type. */
  type: string;
  /** What it's saved as, alone or in a ZIP: `emberwall-remote-reel.mp4`. */
  name: string;
  /** Its place in a ZIP: `films/emberwall-remote-reel.mp4`. */
  place: string;
}

export const isEmailHtml = ({ folder, type }: Output) =>
  folder === 'email' && type.startsWith('text/html');
