import { weakMapMemoize } from 'reselect';
import type { Campaign } from '@/content/schema';
import { problemWords } from '@/content/words/problems';
import { readmeWords } from '@/content/words/readme';
import { studioDownload as words } from '@/content/words/studio/download';
import { pageLink } from '@/lib/campaign/document/campaign-link';
import { resolve } from '@/lib/campaign/document/resolve';
import { MisfitError } from '@/lib/campaign/drawing/layer';
import { withoutPreheader } from '@/lib/campaign/email/merge-tags';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { filmFile } from '@/lib/campaign/film/film-files';
import { renditionsOf, type Rendition } from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
import { isEmailHtml, type PackedFiles, type Renderer } from '@/lib/campaign/outputs/output';
import { misfitsOf } from '@/lib/campaign/rules/fits';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { fetchFile } from '@/lib/site/fetch-file';
import type { Task } from '@/lib/site/task';
import { type EditedOutput, hasEditsFile } from './downloads';
import { imageFile, type Lettering } from './draw';
import { encodeFilm } from './encode-film';
import { hasNewPicture } from './has-new-picture';

export interface FileOptions extends Task {
  /** What's in the ZIP so far, which is what its sheets name. */
  packed?: PackedFiles;
  lettering: Lettering;
  hasPreheader: boolean;
  /** Fills in a draft's placeholders. */
  fill?: (text: string) => string;
}

/** Why files can't be made: the names of the texts that stop them. Undefined if they can. */
export function refusalOf(files: readonly Pick<EditedOutput, 'problems'>[]): string | undefined {
  const problems = files.flatMap((file) => file.problems);
  if (problems.length === 0) return undefined;
  const labels = problems.map(({ label, sentence }) => label || sentence);
  return `${words.refused} ${[...new Set(labels)].join(', ')}`;
}

/**
 * Makes a file in the browser, the way the build makes the exported ones. Rejects if a text that
 * it's made from has a problem, with a sentence about each text that doesn't fit, or if the signal aborts.
 */
export async function makeFile(file: EditedOutput, options: FileOptions): Promise<Blob> {
  const { type, make, source, campaign } = file;
  const { lettering, signal, hasPreheader, packed, fill } = options;
  const refusal = refusalOf([file]);
  if (refusal) throw new Error(refusal);
  const renderer: Renderer = {
    ...lettering,
    words: readmeWords,
    packed,
    edited: {
      hasFile: hasEditsFile(source),
      // Only two files in a hundred need this, and finding out takes four pictures.
      get hasNewPicture() {
        return hasNewPicture(source, lettering.typeface);
      },
    },
    email: renderEmail,
    fill,
    stamp: () => ({ at: new Date(), id: crypto.randomUUID() }),
    async draw(composition, { name, type: imageType, scale }) {
      signal.throwIfAborted();
      const sentences = misfitsOf(name, composition, campaign).map((finding) =>
        sentenceOf(finding, problemWords),
      );
      if (sentences.length > 0) throw new MisfitError(sentences.join('\n'));
      return bytesOf(await imageFile(composition, lettering, imageType, scale));
    },
    film: async (_, film) => bytesOf(await editedFilm(file, film, options)),
  };
  const content = await make(renderer);
  if (typeof content !== 'string') return new Blob([new Uint8Array(content)], { type });
  const isShort = !hasPreheader && isEmailHtml(file);
  return new Blob([isShort ? withoutPreheader(content) : content], { type });
}

/** A film by what it shows, for as long as the studio is open. It's empty until it's made. */
const cachedFilm = weakMapMemoize(
  (_lettering: Lettering, _content: string): { file?: Blob } => ({}),
);

async function editedFilm(
  { campaign, source, address }: EditedOutput,
  film: Rendition,
  { lettering, ...options }: FileOptions,
): Promise<Blob> {
  const content = filmContent(campaign, film);
  const isExported = content === filmContent(resolve(source.original), film);
  const hasFile = renditionsOf(campaign.audience).some(
    (rendition) => filmFile(rendition) === filmFile(film),
  );
  if (isExported && hasFile) return fetchFile(address, options.signal);
  const cached = cachedFilm(lettering, content);
  cached.file ??= await encodeFilm(campaign, film, lettering, options);
  return cached.file;
}

/** All that differs between two films of a campaign. */
function filmContent(campaign: Campaign, film: Rendition): string {
  const { audience, offer, brand } = campaign;
  const { ad, landing } = audience;
  return JSON.stringify([
    audience.id,
    film,
    filmOf(audience, film.name),
    ad.ads.primary.cta,
    new URL(pageLink(campaign)).host,
    // What drawings show of the page.
    landing.hero.incident.drawing,
    landing.report,
    offer,
    brand,
  ]);
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
