/** @jest-environment node */
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  Demuxer,
} from 'node-av';
import { load } from './load.mjs';

/** @type {typeof import('../lib/campaign/film/loudness')} */
const { sampleRate } = await load('lib/campaign/film/loudness.ts');
/** @type {typeof import('../lib/build/film/encode-mp4')} */
const { encodeFrames, writeMp4 } = await load('lib/build/film/encode-mp4.ts');

const format = { width: 64, height: 48, frameRate: 30 };
const seconds = 48 / format.frameRate;

/** A picture in one gray. */
const plain = (/** @type {number} */ gray) => Buffer.alloc(format.width * format.height * 4, gray);

async function* pictures() {
  for (const [index, frames] of [1, 40, 2, 5].entries())
    for (let frame = 0; frame < frames; frame += 1) yield plain(50 + index * 40);
}

const secondsOf = (/** @type {import('node-av').Stream} */ { duration, timeBase: { num, den } }) =>
  (Number(duration) * num) / den;

test('a film has its index first, every frame of every picture, and its sound', async () => {
  const hum = Float32Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin(at / 20));
  // In the middle of a picture that's held, and at the start of another one.
  const keyFrames = [0, 21, 41];
  const frames = await encodeFrames(pictures(), { ...format, keyFrames });
  const film = await writeMp4(frames, { ...format, sound: [hum, hum] });
  const text = Buffer.from(film).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  const input = await Demuxer.open(Buffer.from(film));
  const [video, audio] = [input.video(), input.audio()];
  if (!video || !audio) throw new Error('There is no picture or no sound.');
  const packets = [...input.packetsSync()].flatMap((packet) => packet ?? []);
  const { codecpar: shown } = video;
  expect([shown.codecId, audio.codecpar.codecId]).toEqual([AV_CODEC_ID_H264, AV_CODEC_ID_AAC]);
  expect([shown.width, shown.height]).toEqual([format.width, format.height]);
  expect([shown.colorSpace, shown.colorRange]).toEqual([AVCOL_SPC_BT709, AVCOL_RANGE_MPEG]);
  const shots = packets.filter(({ streamIndex }) => streamIndex === video.index);
  expect(shots).toHaveLength(48);
  expect(shots.flatMap(({ isKeyframe }, index) => (isKeyframe ? index : []))).toEqual(keyFrames);
  expect(secondsOf(video)).toBeCloseTo(seconds);
  // It ends with the last whole packet.
  expect(secondsOf(audio) - seconds).toBeLessThan(2 * (1024 / sampleRate));
  await input.close();
});
