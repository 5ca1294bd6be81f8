import type { Campaign } from '@/content/schema';
import { studioDownload as words } from '@/content/words/studio/download';
import { composeFilm } from '@/lib/campaign/film/compose-film';
import { filmFiles } from '@/lib/campaign/film/film-files';
import {
  filmBitrate as bitrate,
  type FilmSize,
  filmSizes,
  type Rendition,
} from '@/lib/campaign/film/film-sizes';
import { frameRate } from '@/lib/campaign/film/timeline';
import { type Composition, MisfitError } from '@/lib/campaign/drawing/layer';
import { drawOn, type Lettering } from './draw';
import { problemWords } from '@/content/words/problems';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { misfitsOf } from '@/lib/campaign/rules/fits';
import { fetchFile } from '@/lib/site/fetch-file';
import { nextTask, type Task } from '@/lib/site/task';

/** H.264, level 4.0: the high profile, the main one, and the baseline. */
const codecs = ['avc1.640028', 'avc1.4d0028', 'avc1.42e028'];

/** Whether this browser can encode H.264 in a film's size. */
export const canEncodeFilm = async (): Promise<boolean> =>
  (await supportedCodec(filmSizes['9x16'])) !== undefined;

async function supportedCodec(size: FilmSize): Promise<string | undefined> {
  if (!('VideoEncoder' in globalThis)) return undefined;
  const config = { bitrate, ...size, framerate: frameRate };
  const supported = await Promise.all(
    codecs.map((codec) =>
      VideoEncoder.isConfigSupported({ ...config, codec }).then(
        (answer) => answer.supported,
        () => false,
      ),
    ),
  );
  return codecs.find((_, index) => supported[index]);
}

/**
 * A campaign's film as an MP4, encoded in the browser. Its sound is the exported film's, because
 * edits don't change the timing.
 * @throws {MisfitError} if a text can't be drawn; otherwise the signal's reason if it aborts, or
 * another error if the browser can't encode the film or get its sound
 */
export async function encodeFilm(
  campaign: Campaign,
  { name, ratio }: Rendition,
  lettering: Lettering,
  options: Task,
): Promise<Blob> {
  const frames: Composition[] = [];
  // The same text is in many pictures, by its path.
  const sentences = new Map<string, string>();
  const size = filmSizes[ratio];
  for (const frame of composeFilm(campaign, name, lettering.typeface, { size })) {
    for (const finding of misfitsOf(name, frame, campaign))
      sentences.set(finding.path, sentenceOf(finding, problemWords));
    frames.push(frame);
    // All pictures at once would block the page for a second.
    await nextTask();
    options.signal.throwIfAborted();
  }
  if (sentences.size > 0) throw new MisfitError([...sentences.values()].join('\n'));
  const codec = await supportedCodec(size);
  if (!codec) throw new Error('This browser can’t make films.');
  const { signal } = options;
  // All sizes share it.
  const videoFile = await fetchFile(filmFiles(campaign.audience, name).video, signal).catch(() => {
    signal.throwIfAborted();
    throw new Error(words.films.noSound);
  });
  // Loaded only now, because it's large.
  const { copySound, writeMp4 } = await import('@/lib/campaign/film/write-mp4');
  const pictures = drawFrames(frames, size, lettering, options);
  const format = { ...size, frameRate, codec, sound: copySound(videoFile) };
  const bytes = await writeMp4(pictures, format);
  signal.throwIfAborted();
  return new Blob([bytes], { type: 'video/mp4' });
}

/** Draws frames one after another, or all of a film's pictures would be in memory. */
async function* drawFrames(
  frames: readonly Composition[],
  { width, height }: FilmSize,
  lettering: Lettering,
  { signal, onProgress }: Task,
): AsyncGenerator<Uint8ClampedArray> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas to draw on.');
  for (const [index, frame] of frames.entries()) {
    await drawOn(canvas, frame, lettering);
    // So that typing isn't blocked for long.
    await nextTask();
    signal.throwIfAborted();
    yield context.getImageData(0, 0, width, height).data;
    onProgress(index + 1, frames.length);
    await nextTask();
    signal.throwIfAborted();
  }
}
