// What a decoder reads before a film's first frame: an `avcC` (ISO/IEC 14496-15, 5.3.3.1), which has
// a sequence parameter set, "SPS" (ITU-T H.264, 7.3.2.1.1). Encoders leave the colors out of it, and
// not every player looks for them in the file around the stream.

import { colorSpace } from './yuv';

/** video_signal_type_present_flag and what belongs to it: BT.709 in limited range (E.2.1). */
const colors = `110101${'00000001'.repeat(3)}`;

/** Types of NAL units (table 7-1): an SPS, and the parameters of pictures, "PPS". */
const [spsType, ppsType] = [7, 8];

const typeOf = (unit: Uint8Array) => (unit[0] ?? 0) & 31;

/**
 * What an encoder says about how to decode its film, with the profile and the colors in the SPS.
 * @throws {Error} if there isn't one SPS and one PPS
 */
export function statedConfig(config: VideoDecoderConfig): VideoDecoderConfig {
  const avcC = bytesOf(config.description);
  const [first, after] = unitIn(avcC, 6, 2);
  const [pps, end] = unitIn(avcC, after + 1, 2);
  const isKnown = typeOf(first) === spsType && typeOf(pps) === ppsType;
  if (avcC[0] !== 1 || ((avcC[5] ?? 0) & 31) !== 1 || avcC[after] !== 1 || !isKnown)
    throw new Error('The encoder didn’t say how to decode the film.');
  const sps = statedSps(first);
  const start = [1, ...sps.subarray(1, 4), 0xff, 0xe1];
  const sets = [...sized(sps), 1, ...sized(pps)];
  const description = Uint8Array.from([...start, ...sets, ...avcC.subarray(end)]);
  const codec = `avc1.${hexOf(sps.subarray(1, 4))}`;
  return { ...config, codec, description, colorSpace };
}

function bytesOf(data: VideoDecoderConfig['description']): Uint8Array {
  if (!data) return new Uint8Array();
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

const sized = (unit: Uint8Array) => [unit.length >> 8, unit.length & 255, ...unit];

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A sample without the SPS and PPS that some encoders start it with: a file has them once. */
export function withoutParameters(sample: Uint8Array): Uint8Array {
  const [unit, end] = unitIn(sample, 0, 4);
  const isParameters = [spsType, ppsType].includes(typeOf(unit));
  return isParameters ? withoutParameters(sample.subarray(end)) : sample;
}

/** The NAL unit whose length is at `at`, in `lengthSize` bytes, and where the next one starts. */
function unitIn(bytes: Uint8Array, at: number, lengthSize: number): [Uint8Array, number] {
  const start = at + lengthSize;
  const end = start + bytes.subarray(at, start).reduce((length, byte) => length * 256 + byte, 0);
  const unit = bytes.subarray(start, end);
  // Firefox 153 writes the header of an SPS and PPS twice.
  return [unit[0] === unit[1] ? unit.subarray(1) : unit, end];
}

function statedSps(sps: Uint8Array): Uint8Array {
  const [header = 0, profile = 0, constraints = 0, level = 0] = sps;
  const bits = Array.from(withoutStuffing(sps.subarray(4)), (byte) =>
    byte.toString(2).padStart(8, '0'),
  );
  const [before, after] = aroundColors(bits.join(''), profile);
  const stated = `${before}${colors}${after}`.match(/.{1,8}/g) ?? [];
  const bytes = stated.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  // Encoders in the baseline profile use none of what the constrained one forbids.
  const flags = profile === 66 ? constraints | 0xc0 : constraints;
  return withStuffing([header, profile, flags, level, ...bytes]);
}

/** An SPS from its level on: the bits before its colors and those after (7.3.2.1.1, E.1.1). */
function aroundColors(bits: string, profile: number): [before: string, after: string] {
  let at = 0;
  const flag = () => bits[at++] === '1';
  const number = () => {
    const zeros = bits.indexOf('1', at) - at;
    at += 2 * zeros + 1;
    return Number.parseInt(bits.slice(at - zeros - 1, at), 2) - 1;
  };
  number(); // seq_parameter_set_id
  if (profile === 100) {
    for (let count = 0; count < 3; count += 1) number(); // chroma_format_idc and both bit depths
    flag(); // qpprime_y_zero_transform_bypass_flag
    if (flag()) throw new Error('The encoder wrote a scaling matrix.');
  }
  number(); // log2_max_frame_num_minus4
  const order = number(); // pic_order_cnt_type
  if (order === 1) throw new Error('The encoder wrote the frames in an unknown order.');
  if (order === 0) number(); // log2_max_pic_order_cnt_lsb_minus4
  number(); // max_num_ref_frames
  flag(); // gaps_in_frame_num_value_allowed_flag
  for (let count = 0; count < 2; count += 1) number(); // the width and the height
  if (!flag()) flag(); // frame_mbs_only_flag, mb_adaptive_frame_field_flag
  flag(); // direct_8x8_inference_flag
  if (flag()) for (let side = 0; side < 4; side += 1) number(); // frame_cropping_flag
  // vui_parameters_present_flag. Without it, it's set here, then two flags that aren't; after the
  // colors, six more, and the stop bit.
  if (!flag()) return [`${bits.slice(0, at - 1)}100`, '0000001'];
  if (flag()) at += bits.startsWith('11111111', at) ? 40 : 8; // aspect_ratio_info_present_flag
  if (flag()) flag(); // overscan_info_present_flag
  const before = bits.slice(0, at);
  // video_signal_type_present_flag, video_format and so on, colour_description_present_flag
  if (flag()) {
    at += 4;
    if (flag()) at += 24;
  }
  return [before, bits.slice(at).replace(/0*$/, '')];
}

/** Without the bytes that keep a start code from appearing (7.4.1). */
const withoutStuffing = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0));

function withStuffing(bytes: readonly number[]): Uint8Array {
  const result: number[] = [];
  for (const byte of bytes) {
    if (byte <= 3 && result.at(-1) === 0 && result.at(-2) === 0) result.push(3);
    result.push(byte);
  }
  return Uint8Array.from(result);
}
