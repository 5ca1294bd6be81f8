import { createH264MP4Encoder } from 'h264-mp4-encoder';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import type { FilmSize } from '@/lib/campaign/film/film-sizes';

/**
 * The fastest one without torn blocks: from 2 on, a block that changes from dark to light may overflow
 * in the encoder. Fine enough for flat drawings; a key frame only at the start.
 */
const settings = { speed: 1, quantizationParameter: 24, groupOfPictures: 10_000 };

/** Pictures from a key frame to the next one: a sample for each frame, and how to decode them. */
export interface EncodedGroup {
  config: VideoDecoderConfig;
  samples: Uint8Array[];
}

/** Starts a group with its own encoder, the only way to get a key frame where it's wanted. */
export async function startGroup(format: FilmSize & { frameRate: number }) {
  const { width, height, frameRate } = format;
  const encoder = await createH264MP4Encoder();
  Object.assign(encoder, { width, height, frameRate, ...settings });
  encoder.initialize();
  return {
    add(yuv: Uint8Array): void {
      encoder.addFrameYuv(yuv);
    },
    end(): Promise<EncodedGroup> {
      encoder.finalize();
      const file = encoder.FS.readFile(encoder.outputFilename);
      encoder.FS.unlink(encoder.outputFilename);
      encoder.delete();
      return samplesOf(file);
    },
  };
}

async function samplesOf(file: Uint8Array): Promise<EncodedGroup> {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error("h264-mp4-encoder didn't write a film.");
  const samples: Uint8Array[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets()) samples.push(data);
  return { config, samples };
}
