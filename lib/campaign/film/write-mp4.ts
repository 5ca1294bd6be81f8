// A film's file: H.264 and AAC in an MP4. The build and the studio write it the same way; only the
// encoders behind mediabunny differ (FFmpeg's in Node, the browser's own in the studio).
import {
  AudioSample,
  AudioSampleSource,
  type AudioSource,
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
import { filmBitrate as bitrate, type FilmSize } from './film-sizes';
import { sampleRate } from './loudness';
import type { Stereo } from './soundtrack';
import { colorSpace, createYuvConverter } from './yuv';

/** Lower is finer. At 23, the thin lines of a flat drawing stay sharp. */
const quantizer = 23;

/** Platforms ask for a frame that players can start at every two seconds. */
const keyFrameInterval = 2;

const soundBitrate = 160_000;

/** A track of sound, and what fills it once the file has been started. */
interface FilmSound {
  track: AudioSource;
  fill: () => Promise<void>;
}

interface FilmFormat extends FilmSize {
  /** Frames a second. */
  frameRate: number;
  sound: FilmSound;
  /** A profile and level of H.264. Without it, the encoder chooses. */
  codec?: string;
}

/**
 * Pictures and sound as an MP4 whose index comes first, so that it plays as it loads. Each frame is
 * written, even if it looks like the one before, because ads managers ask for a constant frame rate.
 * @param pictures their pixels: red, green, blue and a byte that's ignored
 * @throws what `pictures` throws, or another error if the film can't be encoded
 */
export async function writeMp4(
  pictures: AsyncIterable<Uint8Array | Uint8ClampedArray>,
  { width, height, frameRate, sound, codec: fullCodecString }: FilmFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new VideoSampleSource({
    codec: 'avc',
    fullCodecString,
    quality: new Quality({ quantizer, bitrate }),
    keyFrameInterval,
    onEncodedPacket(_, metadata) {
      // Not every encoder says which colors it was given.
      if (metadata?.decoderConfig) Object.assign(metadata.decoderConfig, { colorSpace });
    },
  });
  output.addVideoTrack(video, { frameRate });
  output.addAudioTrack(sound.track);
  try {
    await output.start();
    await sound.fill();
    // Left to the encoders, colors would differ: FFmpeg takes pixels for BT.601, and some browsers use
    // the full range, which players and ads managers don't expect.
    const toYuv = createYuvConverter(width, height);
    let frame = 0;
    for await (const pixels of pictures) {
      const sample = new VideoSample(toYuv(pixels), {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        colorSpace,
        timestamp: frame / frameRate,
        duration: 1 / frameRate,
      });
      await video.add(sample).finally(() => sample.close());
      frame += 1;
    }
    await output.finalize();
  } catch (error) {
    // Closes the encoder.
    await output.cancel();
    throw error;
  }
  if (!target.buffer) throw new Error("mediabunny didn't write a film.");
  return new Uint8Array(target.buffer);
}

/** A sound that has yet to be encoded. */
export function encodeSound([left, right]: Stereo): FilmSound {
  const track = new AudioSampleSource({
    codec: 'aac',
    quality: new Quality({ bitrate: soundBitrate }),
  });
  const data = new Float32Array(left.length + right.length);
  data.set(left);
  data.set(right, left.length);
  const format = { format: 'f32-planar', numberOfChannels: 2, sampleRate, timestamp: 0 } as const;
  async function fill() {
    const sample = new AudioSample({ data, ...format });
    await track.add(sample).finally(() => sample.close());
    track.close();
  }
  return { track, fill };
}

/** The sound of another film, copied as it is. */
export function copySound(film: Blob): FilmSound {
  const track = new EncodedAudioPacketSource('aac');
  async function fill() {
    const input = new Input({ source: new BlobSource(film), formats: [MP4] });
    const audio = await input.getPrimaryAudioTrack();
    const decoderConfig = await audio?.getDecoderConfig();
    if (!audio || !decoderConfig) throw new Error('The exported film has no sound.');
    for await (const packet of new EncodedPacketSink(audio).packets())
      await track.add(packet, { decoderConfig });
    track.close();
  }
  return { track, fill };
}
