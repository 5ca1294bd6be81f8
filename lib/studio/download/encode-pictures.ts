import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import { statedConfig, withoutParameters } from '@/lib/campaign/film/avc-config';
import type { Composition } from '@/lib/campaign/drawing/layer';
import { frameRate } from '@/lib/campaign/film/timeline';
import { colorSpace, yuvConverter } from '@/lib/campaign/film/yuv';
import { drawOn, type Lettering } from './draw';
import { nextTask, type Task } from '@/lib/site/task';

/** In seconds. */
const keyFrameInterval = 2;

interface FilmFormat {
  codec: string;
  bitrate: number;
  /** A film with the same timeline, whose sound this one gets. */
  sound: Blob;
}

/**
 * Pictures as an MP4 (H.264 and AAC) whose index comes first, like the exported film. Each frame is
 * written, even if it looks like the one before, because ads managers ask for a constant frame
 * rate.
 * @throws the signal's reason if it aborts, or another error if the browser can't encode the film
 */
export async function encodePictures(
  pictures: readonly Composition[],
  lettering: Lettering,
  { codec, bitrate, sound }: FilmFormat,
  options: Task,
): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const quality = new Quality({ bitrate });
  const source = new VideoSampleSource({
    codec: 'avc',
    fullCodecString: codec,
    quality,
    keyFrameInterval,
    onEncodedPacket(packet, meta) {
      Object.assign(packet, { data: withoutParameters(packet.data) });
      if (meta?.decoderConfig) meta.decoderConfig = statedConfig(meta.decoderConfig);
    },
  });
  const audio = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(source, { frameRate });
  output.addAudioTrack(audio);
  try {
    await output.start();
    await addSound(audio, sound);
    await addPictures(source, pictures, lettering, options);
    await output.finalize();
  } catch (error) {
    // Closes the encoder.
    await output.cancel();
    throw error;
  }
  options.signal.throwIfAborted();
  if (!target.buffer) throw new Error("mediabunny didn't write a film.");
  return new Blob([target.buffer], { type: 'video/mp4' });
}

async function addSound(source: EncodedAudioPacketSource, film: Blob): Promise<void> {
  const input = new Input({ source: new BlobSource(film), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The exported film has no sound.');
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig });
  source.close();
}

async function addPictures(
  source: VideoSampleSource,
  pictures: readonly Composition[],
  lettering: Lettering,
  { signal, onProgress }: Task,
): Promise<void> {
  const [first] = pictures;
  if (!first) throw new Error('The film has no pictures.');
  const { width, height } = first;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas to draw on.');
  // Browsers differ in how they turn a canvas into video colors, and some use the full range, which
  // players and ads managers don't expect.
  const toYuv = yuvConverter(width, height);
  const coded = { format: 'I420', codedWidth: width, codedHeight: height, colorSpace } as const;
  const timing = { timestamp: 0, duration: 1_000_000 / frameRate };
  for (const [frame, composition] of pictures.entries()) {
    // One after another, or all of a film's pictures would be in memory.
    await drawOn(canvas, composition, lettering);
    // So that typing isn't blocked for long.
    await nextTask();
    signal.throwIfAborted();
    const yuv = toYuv(context.getImageData(0, 0, width, height).data);
    const picture = new VideoFrame(yuv, { ...coded, ...timing });
    const sample = new VideoSample(picture, { duration: 1 / frameRate });
    try {
      sample.setTimestamp(frame / frameRate);
      await source.add(sample);
      signal.throwIfAborted();
      onProgress(frame + 1, pictures.length);
    } finally {
      sample.close();
    }
    await nextTask();
  }
}
