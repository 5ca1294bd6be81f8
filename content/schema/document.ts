import * as v from 'valibot';
import type { Audience, Campaign } from './audience';
import { city } from './drawing';
import { field } from './field';
import { figureDataSchema, type Figure } from './figure';
import { listOf, term, text } from './text';

/**
 * A type as the content writes it: plain data, in which a text can have tokens such as
 * `{offer.code}`, and a token alone can stand for a figure or a list. lib/campaign/document/resolve.ts turns
 * it into the type itself.
 */
export type Document<Value> = Value extends Figure
  ? Token
  : Value extends readonly unknown[]
    ? { [Key in keyof Value]: Document<Value[Key]> } | Token
    : Value extends object
      ? { [Key in keyof Value]: Document<Value[Key]> }
      : Value;

type Token = `{${string}}`;

/** Facts that several texts share, by name: figures, texts and lists. */
const ownSchema = field(
  v.record(v.string(), v.union([figureDataSchema, term, listOf(text), listOf(city)])),
  { isFact: true },
);

/** Where a campaign has such facts. The rest of it is as `campaignSchema` says. */
export const factsSchema = v.object({
  figures: ownSchema,
  audience: v.object({ own: ownSchema }),
});

export type Own = v.InferOutput<typeof ownSchema>;

/** An audience as its folder has it. Its texts use `own` as `{own.…}`. */
export type AudienceDocument = Omit<Document<Audience>, 'launch'> &
  Pick<Audience, 'launch'> & { own: Own };

/** A campaign before its tokens are resolved: what the studio edits. */
export type CampaignDocument = Omit<
  Campaign,
  'audience' | 'email' | 'offer' | 'placeholders' | 'figures'
> & {
  audience: AudienceDocument;
  email: Document<Campaign['email']>;
  offer: Document<Campaign['offer']>;
  /** Company-wide figures: `{figures.…}`. */
  figures: Own;
  /** What the site's other campaigns have, if it's known. Without it, nothing is compared. */
  site?: Site;
  /** Of a new campaign: the texts that it has from the one that it began from, and whose they are. */
  origin?: { name: string; texts: ReadonlySet<string> };
  /** The images that it can show, if they're known. Without them, none is missed. */
  images?: readonly ImageFile[];
  /** The row of a table that a variant was made from: `{name}`, and each column of its own. */
  row?: Readonly<Record<string, string>>;
};

/** An image that a marketer has added. */
export interface ImageFile {
  file: string;
  /** What it was called, and its width and height in pixels, where somebody has just added it. */
  name?: string;
  size?: [number, number];
}

/** What a site's other campaigns have already, and where links on the site may lead. */
export interface Site {
  /** `id remote`, `/smart-home`, `text See it yourself.`, and who has it: `the title of Remote`. */
  taken: Readonly<Record<string, string>>;
  /** The same for the campaign itself: one based on it can't reuse these either. */
  own: Readonly<Record<string, string>>;
  pages: readonly string[];
}
