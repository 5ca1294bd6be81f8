import { registerAacEncoder } from '@mediabunny/aac-encoder';
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny';
import { statedConfig } from '@/lib/campaign/film/avc-config';
import type { FilmSize } from '@/lib/campaign/film/film-sizes';
import { sampleRate } from '@/lib/campaign/film/loudness';
import { yuvConverter } from '@/lib/campaign/film/yuv';
import { type EncodedGroup, startGroup } from './picture-group';

interface FilmFormat extends FilmSize {
  frameRate: number;
  /** The frames that players can start at, in order. The first one is 0. */
  keyFrames: readonly number[];
}

/** A channel for each ear. */
type Sound = readonly [Float32Array, Float32Array];

/** In bits a second. */
const soundBitrate = 160_000;

/** How many samples AAC adds before a sound. The file says to leave them out. */
const priming = 1024;

registerAacEncoder();

/**
 * Encoded frames and sound as an MP4 (H.264 and AAC) with its index first, so that it plays as it
 * loads.
 */
export async function writeMp4(
  groups: readonly EncodedGroup[],
  { frameRate, sound }: Pick<FilmFormat, 'frameRate'> & { sound: Sound },
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new AudioSampleSource({
    codec: 'aac',
    quality: new Quality({ bitrate: soundBitrate }),
  });
  output.addVideoTrack(video, { frameRate });
  output.addAudioTrack(audio);
  await output.start();
  const sample = audioSample(sound);
  await audio.add(sample);
  sample.close();
  audio.close();
  let frame = 0;
  for (const { config, samples } of groups)
    for (const [index, data] of samples.entries()) {
      const type = index === 0 ? 'key' : 'delta';
      const packet = new EncodedPacket(data, type, frame / frameRate, 1 / frameRate);
      // oxlint-disable-next-line no-await-in-loop -- a file is written in order
      await video.add(packet, { decoderConfig: statedConfig(config) });
      frame += 1;
    }
  await output.finalize();
  if (!target.buffer) throw new Error("mediabunny didn't write a film.");
  return new Uint8Array(target.buffer);
}

/**
 * Encodes frames in groups that each start at a key frame.
 * @param frames their colors, three bytes a pixel
 */
export async function encodeFrames(
  frames: AsyncIterable<Uint8Array>,
  { keyFrames, ...format }: FilmFormat,
): Promise<EncodedGroup[]> {
  const toYuv = yuvConverter(format.width, format.height);
  const groups: EncodedGroup[] = [];
  let group = await startGroup(format);
  let frame = 0;
  for await (const rgb of frames) {
    if (frame > 0 && keyFrames.includes(frame)) {
      groups.push(await group.end());
      group = await startGroup(format);
    }
    group.add(toYuv(rgb));
    frame += 1;
  }
  groups.push(await group.end());
  return groups;
}

/** Only some of the frames: of each group, some of its first ones. */
export function cutGroups(groups: readonly EncodedGroup[], frames: readonly number[]) {
  const kept = new Set(frames);
  let first = 0;
  return groups.map(({ config, samples }) => {
    const start = first;
    first += samples.length;
    return { config, samples: samples.filter((_, index) => kept.has(start + index)) };
  });
}

function audioSample([left, right]: Sound): AudioSample {
  const data = new Float32Array(left.length * 2);
  data.set(left);
  data.set(right, left.length);
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate,
    timestamp: -priming / sampleRate,
  });
}
