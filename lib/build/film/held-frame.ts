// A film stands still most of the time. Encoding the same frame again takes as long as encoding a
// new one, so these functions write the H.264 for "the same picture again" themselves: a slice that
// skips every macroblock (ITU-T H.264, 7.3.3 and 7.3.4). That takes a few bytes and keeps the frame
// rate constant, which ad platforms ask for. They rely on the headers that h264-mp4-encoder writes,
// and refuse a stream that has others.

/** Frames are numbered modulo this from each key frame on (log2_max_frame_num is 5). */
const frameNumbers = 32;

/** The headers of NAL units: a P slice that later frames refer to, and a key frame (7.3.1). */
const [pSlice, keySlice] = [0x61, 0x65];

/** first_mb_in_slice 0, slice_type P, pic_parameter_set_id 0: a bit each; five for the number. */
const sliceStart = 0b111 << 5;

/** Whether a sample (a NAL unit after its length in four bytes) is a key frame. */
export function isKeyFrame(sample: Uint8Array): boolean {
  return sample[4] === keySlice;
}

/**
 * Gives a P frame another number, because frames were added before it.
 * @param from its number now, counted from the last key frame
 * @throws {Error} if the encoder wrote a header that this function doesn't know
 */
export function renumbered(sample: Uint8Array, from: number, to: number): Uint8Array {
  const known = sample[4] === pSlice && sample[5] === (sliceStart | (from % frameNumbers));
  if (!known) throw new Error("h264-mp4-encoder didn't write its frames as expected.");
  const result = sample.slice();
  result[5] = sliceStart | (to % frameNumbers);
  return result;
}

/**
 * A frame that looks like the one before it.
 * @param number counted from the last key frame
 * @param width of the film in pixels, like `height`
 */
export function heldFrame(number: number, { width, height }: Record<'width' | 'height', number>) {
  const macroblocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  // No other reference, the same order, nothing marked (a bit each), slice_qp_delta 0, no
  // deblocking, then the number of macroblocks to skip and the stop bit.
  const bits = `0001010${expGolomb(macroblocks)}1`;
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) =>
    Number.parseInt(byte.padEnd(8, '0'), 2),
  );
  const unit = [pSlice, sliceStart | (number % frameNumbers), ...bytes];
  return Uint8Array.from([0, 0, 0, unit.length, ...unit]);
}

/** A number as ue(v), in bits (9.1). */
function expGolomb(value: number): string {
  const bits = (value + 1).toString(2);
  return bits.padStart(bits.length * 2 - 1, '0');
}
