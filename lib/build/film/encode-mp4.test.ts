/** @jest-environment node */
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny';
import { sampleRate } from '@/lib/campaign/film/loudness';
import { cutGroups, encodeFrames, writeMp4 } from './encode-mp4';

const format = { width: 64, height: 48, frameRate: 30 };
const seconds = 48 / format.frameRate;

/** A picture in one gray. */
const plain = (gray: number) => new Uint8Array(format.width * format.height * 3).fill(gray);

async function* pictures() {
  for (const [index, frames] of [1, 40, 2, 5].entries())
    for (let frame = 0; frame < frames; frame += 1) yield plain(50 + index * 40);
}

async function packetsOf(track: InputTrack) {
  const packets = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

test('a film has its index first, every frame of every picture, and its sound', async () => {
  const hum = Float32Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin(at / 20));
  // In the middle of a picture that's held, and at the start of another one.
  const keyFrames = [0, 21, 41];
  const groups = await encodeFrames(pictures(), { ...format, keyFrames });
  const film = await writeMp4(groups, { ...format, sound: [hum, hum] });
  const text = Buffer.from(film).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  const input = new Input({ source: new BufferSource(film), formats: ALL_FORMATS });
  const [video] = await input.getVideoTracks();
  const [audio] = await input.getAudioTracks();
  if (!video || !audio) throw new Error('There is no picture or no sound.');
  expect([video.codec, audio.codec]).toEqual(['avc', 'aac']);
  expect([video.displayWidth, video.displayHeight]).toEqual([format.width, format.height]);
  expect(await video.getColorSpace()).toMatchObject({ matrix: 'bt709', fullRange: false });
  const packets = await packetsOf(video);
  // A film that's cut has some of the same packets.
  const cut = cutGroups(groups, [0, 1, 2, 41, 42]).map(({ samples }) => samples);
  expect(cut.flat()).toEqual([0, 1, 2, 41, 42].map((frame) => packets[frame]?.data));
  expect(cut.map(({ length }) => length)).toEqual([3, 0, 2]);
  expect(packets.flatMap(({ type }, index) => (type === 'key' ? index : []))).toEqual(keyFrames);
  expect(await video.computeDuration()).toBeCloseTo(seconds);
  // It starts with what AAC adds and a player leaves out, and ends with the last whole packet.
  const [first] = await packetsOf(audio);
  expect(first?.timestamp).toBeCloseTo(-1024 / sampleRate);
  expect((await audio.computeDuration()) - seconds).toBeLessThan(2 * (1024 / sampleRate));
});

test('each block of a frame is as it was drawn', async () => {
  const { width } = format;
  // Light squares, on a ground that has just become less dark.
  const squares = plain(60).map((gray, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    return ((x >> 4) + (y >> 4)) % 2 ? 255 : gray;
  });
  async function* frames() {
    for (const frame of [plain(0), squares, squares, squares]) yield frame;
  }
  const [group] = await encodeFrames(frames(), { ...format, keyFrames: [0] });
  // If a block of the second one were wrong, the next ones would mend it.
  const [, , ...again] = group?.samples.map(({ length }) => length) ?? [];
  expect(Math.max(...again)).toBeLessThan(16);
});
