/** @jest-environment node */
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { encodeFilm } from './encode-film';

const format = { width: 64, height: 48, frameRate: 30 };

/** A picture in one gray. */
const plain = (gray: number) => new Uint8Array(format.width * format.height * 3).fill(gray);

async function* pictures() {
  for (const [index, frames] of [1, 40, 2, 5].entries())
    yield { rgb: plain(50 + index * 40), frames };
}

test('a film has every frame of every picture, and its index first', async () => {
  const film = await encodeFilm(pictures(), format);
  const text = Buffer.from(film).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  const input = new Input({ source: new BufferSource(film), formats: ALL_FORMATS });
  const tracks = await input.getTracks();
  expect(tracks.map(({ type, codec }) => [type, codec])).toEqual([['video', 'avc']]);
  const [track] = await input.getVideoTracks();
  if (!track) throw new Error('There is no video.');
  expect([track.displayWidth, track.displayHeight]).toEqual([format.width, format.height]);
  expect(await track.getColorSpace()).toMatchObject({ matrix: 'bt709', fullRange: false });
  const packets = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  expect(packets).toHaveLength(48);
  expect(packets.filter(({ type }) => type === 'key')).toHaveLength(1);
  expect(await track.computeDuration()).toBeCloseTo(48 / format.frameRate);
  // Each frame's number is one more than the one before it: five bits after the start of its slice.
  expect(packets.map(({ data }, index) => (index === 0 ? 0 : (data[5] ?? 0) & 31))).toEqual(
    packets.map((_, index) => index % 32),
  );
});
