import { statedConfig, withoutParameters } from './avc-config';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hexOf = (data: Uint8Array) => Buffer.from(data).toString('hex');
const stated = (hex: string) => {
  const { codec, description } = statedConfig({ codec: 'avc1', description: bytes(hex) });
  return [codec, description instanceof Uint8Array && hexOf(description)];
};

// What encoders wrote, and what ffmpeg reads as BT.709 (`-bsf:v trace_headers`).
test.each([
  [
    'h264-mp4-encoder, which says nothing about colors',
    '01420028ffe1000b67420028a6804403c7974001000468ce04f2',
    '0142c028ffe1000f6742c028a6804403c7979a8080808101000468ce04f2',
  ],
  [
    'Chromium 150, which says the colors',
    '01640c28ffe1001567640c28ac191a804403c7979a80808083c2211a8001000468ce3c80fdf8f800',
    '01640c28ffe1001567640c28ac191a804403c7979a80808083c2211a8001000468ce3c80fdf8f800',
  ],
  [
    'Firefox 153, which writes each header twice',
    '016400280301001a6767640028acd9404403c797840000030004007a12003c60c6580100066868ebecb22c',
    '01640028ffe1001d67640028acd9404403c7979a808080a0000003002003d09001e30632c001000568ebecb22c',
  ],
])('the colors are in the config of %s', (_, from, to) => {
  const expected = [`avc1.${to.slice(2, 8)}`, to];
  expect(stated(from)).toEqual(expected);
  expect(stated(to)).toEqual(expected);
});

test.each(['', '00', '01420028ffe0', '01420028ffe1000b67420028a6804403c79740'])(
  'what isn’t a config is refused: %s',
  (hex) => expect(() => stated(hex)).toThrow('how to decode'),
);

test('a sample loses the parameters that it starts with, and keeps the rest', () => {
  const slice = '0000000465b80004';
  const sample = `000000036742000000000268ce${slice}`;
  expect(hexOf(withoutParameters(bytes(sample)))).toBe(slice);
  expect(hexOf(withoutParameters(bytes(slice)))).toBe(slice);
});
