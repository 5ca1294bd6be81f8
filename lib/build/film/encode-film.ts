import { createH264MP4Encoder } from 'h264-mp4-encoder';
import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { colorSpace, yuvConverter } from '@/lib/campaign/film/yuv';
import { heldFrame, isKeyFrame, renumbered } from './held-frame';

/** A picture of a film: its colors, three bytes a pixel, and how many frames it stays on screen. */
export interface FilmPicture {
  rgb: Uint8Array;
  frames: number;
}

/** The width and height are in pixels, and both even. */
type FilmFormat = Record<'width' | 'height' | 'frameRate', number>;

/** The fastest; fine enough for flat drawings; a key frame after this many pictures. */
const encoderSettings = { speed: 10, quantizationParameter: 22, groupOfPictures: 90 };

/**
 * How many times a picture that stays is encoded before it's held. When a lot changes at once, the
 * encoder sometimes leaves out a block and makes up for it in the next frame.
 */
const mostPasses = 3;

/** Pictures as an MP4 (H.264, no sound) with its index first, so that it plays while it loads. */
export async function encodeFilm(
  pictures: AsyncIterable<FilmPicture>,
  format: FilmFormat,
): Promise<Uint8Array> {
  const { width, height, frameRate } = format;
  const encoder = await createH264MP4Encoder();
  const toYuv = yuvConverter(width, height);
  const counts: number[] = [];
  Object.assign(encoder, { width, height, frameRate, ...encoderSettings });
  encoder.initialize();
  for await (const { rgb, frames } of pictures) {
    const yuv = toYuv(rgb);
    const passes = Math.min(frames, mostPasses);
    for (let pass = 1; pass <= passes; pass += 1) {
      encoder.addFrameYuv(yuv);
      counts.push(pass < passes ? 1 : frames - passes + 1);
    }
  }
  encoder.finalize();
  const encoded = encoder.FS.readFile(encoder.outputFilename);
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return held(encoded, counts, format);
}

/** Writes a film again, with each of its frames held for as many as `counts` says. */
async function held(
  encoded: Uint8Array,
  counts: readonly number[],
  format: FilmFormat,
): Promise<Uint8Array> {
  const { frameRate } = format;
  const input = new Input({ source: new BufferSource(encoded), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error("h264-mp4-encoder didn't write a film.");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate });
  await output.start();
  const decoderConfig = { ...config, colorSpace };
  let frame = 0;
  const add = (data: Uint8Array, type: 'key' | 'delta') => {
    const packet = new EncodedPacket(data, type, frame / frameRate, 1 / frameRate);
    frame += 1;
    return source.add(packet, { decoderConfig });
  };
  // Counted from the last key frame: the encoder's frames, and all frames.
  let [own, all] = [0, 0];
  let index = 0;
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const key = isKeyFrame(data);
    if (key) [own, all] = [0, 0];
    await add(key ? data : renumbered(data, own, all), key ? 'key' : 'delta');
    own += 1;
    all += 1;
    for (let again = 1; again < (counts[index] ?? 0); again += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a file is written in order
      await add(heldFrame(all, format), 'delta');
      all += 1;
    }
    index += 1;
  }
  await output.finalize();
  if (!target.buffer) throw new Error("mediabunny didn't write a film.");
  return new Uint8Array(target.buffer);
}
