import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import * as av from 'node-av';
import type { FilmSize } from '@/lib/campaign/film/film-sizes';
import { sampleRate } from '@/lib/campaign/film/loudness';
import { colorSpace } from '@/lib/campaign/film/yuv';

interface FilmFormat extends FilmSize {
  frameRate: number;
  /** The frames that players can start at, in order. The first one is 0. */
  keyFrames: readonly number[];
}

/** A channel for each ear. */
type Sound = readonly [Float32Array, Float32Array];

/** In bits a second. */
const soundBitrate = 160_000n;

/** High profile, level 4.0: 1080 by 1920 pixels at 30 frames a second (ITU-T H.264, table A-1). */
const codec = 'avc1.640028';

/** x264's: fast, fine enough for flat drawings, and a key frame only where it's asked for. */
const settings = {
  preset: 'veryfast',
  crf: 20,
  'forced-idr': 1,
  'x264-params': 'keyint=infinite:scenecut=0',
};

/** BT.709 in limited range, as `colorSpace` says it to a player. */
const colors = {
  colorPrimaries: av.AVCOL_PRI_BT709,
  colorTrc: av.AVCOL_TRC_BT709,
  colorSpace: av.AVCOL_SPC_BT709,
  colorRange: av.AVCOL_RANGE_MPEG,
};

/** How many samples AAC has in a packet. */
const samplesInPacket = 1024;

av.Log.setLevel(av.AV_LOG_ERROR);

/**
 * Encoded frames and sound as an MP4 (H.264 and AAC) with its index first, so that it plays as it
 * loads.
 */
export async function writeMp4(
  frames: readonly EncodedPacket[],
  { frameRate, sound, width, height }: Omit<FilmFormat, 'keyFrames'> & { sound: Sound },
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(video, { frameRate });
  output.addAudioTrack(audio);
  await output.start();
  await addSound(audio, sound);
  const decoderConfig = { codec, codedWidth: width, codedHeight: height, colorSpace };
  for (const [index, frame] of frames.entries()) {
    const packet = frame.clone({ timestamp: index / frameRate, duration: 1 / frameRate });
    await video.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("mediabunny didn't write a film.");
  return new Uint8Array(target.buffer);
}

/**
 * Encodes frames, each of which needs only those before it: a film can end after any of them.
 * @param frames their colors, four bytes a pixel
 */
export async function encodeFrames(
  frames: AsyncIterable<Buffer>,
  { keyFrames, frameRate, width, height }: FilmFormat,
): Promise<EncodedPacket[]> {
  const [format, timeBase] = [av.AV_PIX_FMT_YUV420P, new av.Rational(1, frameRate)];
  using context = new av.CodecContext();
  context.allocContext3(av.Codec.findEncoderByName(av.FF_ENCODER_LIBX264));
  const pixels = { width, height, pixelFormat: format, maxBFrames: 0, threadCount: 1 };
  Object.assign(context, colors, pixels, { timeBase, framerate: new av.Rational(frameRate, 1) });
  for (const [name, value] of Object.entries(settings)) context.setOption(name, value);
  using converter = new av.SoftwareScaleContext();
  converter.allocContext();
  // The mean of four pixels' colors.
  converter.setOption('sws_flags', 'area');
  async function* pictures() {
    let index = 0;
    for await (const rgba of frames) {
      using drawn = av.Frame.fromVideoBuffer(rgba, { width, height, format: av.AV_PIX_FMT_RGBA });
      const frame = new av.Frame();
      frame.alloc();
      Object.assign(frame, colors, { width, height, format });
      av.FFmpegError.throwIfError(converter.scaleFrameSync(frame, drawn));
      frame.pts = BigInt(index);
      frame.pictType = keyFrames.includes(index) ? av.AV_PICTURE_TYPE_I : av.AV_PICTURE_TYPE_NONE;
      yield frame;
      index += 1;
    }
  }
  // Not returned at once: the encoder is freed at the end of this function.
  const encoded = await encode(context, pictures());
  return encoded;
}

/** Adds a sound as AAC. It starts with what AAC adds, which the file says to leave out. */
async function addSound(audio: EncodedAudioPacketSource, [left, right]: Sound): Promise<void> {
  using context = new av.CodecContext();
  context.allocContext3(av.Codec.findEncoderByName(av.FF_ENCODER_AAC));
  const channelLayout = av.AV_CHANNEL_LAYOUT_STEREO;
  const [format, timeBase] = [av.AV_SAMPLE_FMT_FLTP, new av.Rational(1, sampleRate)];
  const samples = { sampleRate, sampleFormat: format, channelLayout, bitRate: soundBitrate };
  Object.assign(context, samples, { timeBase });
  context.setFlags(av.AV_CODEC_FLAG_GLOBAL_HEADER);
  function* parts() {
    for (let at = 0; at < left.length; at += samplesInPacket) {
      const [nbSamples, pts] = [Math.min(samplesInPacket, left.length - at), BigInt(at)];
      const ears = [left, right].map((ear) => new Uint8Array(ear.slice(at, at + nbSamples).buffer));
      const layout = { nbSamples, sampleRate, format, channelLayout, pts };
      yield av.Frame.fromAudioBuffer(Buffer.concat(ears), layout);
    }
  }
  const packets = await encode(context, parts());
  const description = context.extraData ?? undefined;
  const decoderConfig = { codec: 'mp4a.40.2', numberOfChannels: 2, sampleRate, description };
  for (const packet of packets) await audio.add(packet, { decoderConfig });
  audio.close();
}

async function encode(
  context: av.CodecContext,
  frames: Iterable<av.Frame> | AsyncIterable<av.Frame>,
): Promise<EncodedPacket[]> {
  av.FFmpegError.throwIfError(context.open2Sync());
  using packet = new av.Packet();
  packet.alloc();
  const { num, den } = context.timeBase;
  const seconds = (units: bigint) => (Number(units) * num) / den;
  const encoded: EncodedPacket[] = [];
  function add(frame: av.Frame | null) {
    av.FFmpegError.throwIfError(context.sendFrameSync(frame));
    while (context.receivePacketSync(packet) >= 0) {
      const { data, isKeyframe, pts, duration } = packet;
      const type = isKeyframe ? 'key' : 'delta';
      const bytes = Uint8Array.from(data ?? []);
      encoded.push(new EncodedPacket(bytes, type, seconds(pts), seconds(duration)));
    }
    frame?.free();
  }
  for await (const frame of frames) add(frame);
  add(null);
  return encoded;
}
