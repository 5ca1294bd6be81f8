import { limitsChecked } from '@/content/schema/platform';
import type { Campaign } from '@/content/schema';
import { adReadme, socialAds } from '@/content/words/social-ads';
import { pictureDocument } from '@/lib/campaign/ads/document';
import { campaignFiles } from '@/lib/campaign/ads/campaign-files';
import { adFiles, fileName } from '@/lib/campaign/ads/files';
import { documentPictures } from '@/lib/campaign/ads/pictures';
import { adTextFiles } from '@/lib/campaign/ads/text-files';
import { emailFile, emailFiles, emailFormats } from '@/lib/campaign/email/files';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { captions } from '@/lib/campaign/film/captions';
import { filmFiles } from '@/lib/campaign/film/files';
import { filmNames } from '@/content/schema/film';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { type Composition, misfits } from '@/lib/campaign/picture/composition';
import { studioPictures } from './compositions';
import { imageFile, type Lettering } from './draw';
import { encodeFilm } from './encode-film';
import type { Field } from './fields';
import { filmsDiffer } from './films-differ';
import { misfitOf } from './misfit';
import { filmOf } from '@/lib/campaign/film/timeline';

/** Makes a file of a campaign. Rejects with a sentence if its texts can't be drawn. */
export type MakeFile = (signal?: AbortSignal) => Promise<Blob>;

const readmeWords = {
  readme: adReadme,
  labels: socialAds.labels,
  concepts: socialAds.concepts,
  limitsChecked,
};

/** Every file of a campaign that the browser can make, by the address of the exported one. */
export function campaignFileMakers(
  exported: Campaign,
  campaign: Campaign,
  fields: readonly Field[],
  lettering: Lettering,
): Map<string, MakeFile> {
  const { audience } = campaign;
  const { document } = adFiles(audience);
  const drawn = (name: string, composition: Composition) => {
    const [misfit] = misfits(composition);
    if (misfit) throw new Error(misfitOf(name, misfit, fields).sentence);
    return composition;
  };
  const email = once(async () => emailFiles(campaign, await renderEmail(campaign)));
  return new Map<string, MakeFile>([
    ...emailFormats.map((format): [string, MakeFile] => [
      `${emailFile(audience)}.${format}`,
      async () => new Blob([(await email())[format]]),
    ]),
    ...adTextFiles(campaign, readmeWords).map(({ file, type, content }): [string, MakeFile] => [
      file,
      async () => new Blob([content()], { type }),
    ]),
    ...studioPictures(campaign).map(({ name, file, compose }): [string, MakeFile] => [
      file,
      async () => imageFile(drawn(name, compose(lettering.typeface)), lettering),
    ]),
    ...filmNames.map((name): [string, MakeFile] => [
      filmFiles(audience, name).captions,
      async () => new Blob([captions(filmOf(audience, name))], { type: 'text/vtt' }),
    ]),
    ...(filmsDiffer(exported, campaign)
      ? filmNames.map((name): [string, MakeFile] => [
          filmFiles(audience, name).video,
          (signal = new AbortController().signal) =>
            encodeFilm(campaign, name, lettering, { signal, onProgress: () => {} }),
        ])
      : []),
    ...(document
      ? [
          [
            document,
            (signal?: AbortSignal) =>
              cardDocument(campaign, lettering, (name, made) => {
                signal?.throwIfAborted();
                return drawn(name, made);
              }),
          ] as const,
        ]
      : []),
  ]);
}

/**
 * A campaign's files in one folder of its ZIP, as they're packed. Films are left out: each takes as long as all the others.
 * Rejects with a sentence if one can't be made, or if `signal` aborts.
 */
export async function folderFiles(
  folder: 'ads' | 'email',
  makers: ReadonlyMap<string, MakeFile>,
  { audience }: Campaign,
  signal: AbortSignal,
): Promise<{ name: string; input: Blob }[]> {
  const files = [];
  for (const { href, name } of campaignFiles(audience)) {
    const make = makers.get(href);
    if (!make || !name.startsWith(`${folder}/`)) continue;
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one canvas at a time, for phones with little memory
    files.push({ name: fileName(href), input: await make(signal) });
  }
  return files;
}

/** A campaign's cards as a PDF. */
async function cardDocument(
  campaign: Campaign,
  lettering: Lettering,
  check: (name: string, composition: Composition) => Composition,
): Promise<Blob> {
  const { audience, brand } = campaign;
  const pages = [];
  for (const picture of documentPictures(audience)) {
    const composition = composePicture(campaign, picture, lettering.typeface);
    // oxlint-disable-next-line no-await-in-loop -- one canvas at a time, for phones with little memory
    const jpeg = await imageFile(check(picture.name, composition), lettering, 'image/jpeg');
    pages.push({
      // oxlint-disable-next-line no-await-in-loop -- see above
      jpeg: new Uint8Array(await jpeg.arrayBuffer()),
      width: picture.width,
      height: picture.height,
      words: picture.alt,
    });
  }
  const file = pictureDocument(pages, {
    title: `${brand.name}: ${audience.ad.title}`,
    author: brand.name,
    language: 'en',
  });
  return new Blob([new Uint8Array(file)], { type: 'application/pdf' });
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}
