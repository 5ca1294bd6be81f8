import type { Campaign, FilmName } from '@/content/schema';
import { composeFilm, type FilmPicture } from '@/lib/campaign/film/compose-film';
import { frameRate } from '@/lib/campaign/film/timeline';
import { MisfitError } from '@/lib/campaign/picture/composition';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import type { Typeface } from '@/lib/campaign/picture/typeface';
import type { Lettering } from './draw';
import type { Field } from './fields';
import { misfitsOf } from './misfits-of';
import { nextTask } from './next-task';

export interface FilmOptions {
  /** Aborting it stops at the next frame, and there's no film. */
  signal: AbortSignal;
  onProgress: (done: number, of: number) => void;
}

/**
 * In bits a second: more than is needed for drawings that stand still most of the time, so encoders
 * use less.
 */
const bitrate = 6_000_000;

/**
 * H.264 for a film's size and frame rate (level 4.0): the high profile, the main one, and the
 * baseline.
 */
const codecs = ['avc1.640028', 'avc1.4d0028', 'avc1.42e028'];

/** Whether this browser can encode H.264 in a film's size. */
export async function canEncodeFilm(): Promise<boolean> {
  return (await supportedCodec()) !== undefined;
}

async function supportedCodec(): Promise<string | undefined> {
  if (!('VideoEncoder' in globalThis)) return undefined;
  const supported = await Promise.all(codecs.map(isSupported));
  return codecs.find((_, index) => supported[index]);
}

async function isSupported(codec: string): Promise<boolean> {
  const config = { codec, bitrate, ...storySize, framerate: frameRate };
  try {
    const { supported = false } = await VideoEncoder.isConfigSupported(config);
    return supported;
  } catch {
    return false;
  }
}

/**
 * A campaign's film as an MP4, encoded in the browser.
 * @throws {MisfitError} if a text can't be drawn; otherwise the signal's reason if it aborts, or
 * another error if the browser can't encode the film
 */
export async function encodeFilm(
  campaign: Campaign,
  name: FilmName,
  fields: readonly Field[],
  lettering: Lettering,
  options: FilmOptions,
): Promise<Blob> {
  const pictures = await composed(campaign, name, fields, lettering.typeface, options.signal);
  const codec = await supportedCodec();
  if (!codec) throw new Error('This browser can’t make films.');
  // Loaded only now, because it's large.
  const { encodePictures } = await import('./encode-pictures');
  return encodePictures(pictures, lettering, { codec, bitrate }, options);
}

/**
 * Composes a film's pictures, with pauses in between, because all of them at once would block the
 * page for a second.
 */
async function composed(
  campaign: Campaign,
  name: FilmName,
  fields: readonly Field[],
  typeface: Typeface,
  signal: AbortSignal,
): Promise<FilmPicture[]> {
  const pictures = [];
  // The same text is in many pictures.
  const faults = new Map<string, string>();
  for (const picture of composeFilm(campaign, name, typeface)) {
    for (const { path, sentence } of misfitsOf(name, picture.composition, fields))
      faults.set(path, sentence);
    pictures.push(picture);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await nextTask();
    signal.throwIfAborted();
  }
  if (faults.size > 0) throw new MisfitError([...faults.values()].join('\n'));
  return pictures;
}
