import { deflateRawSync } from 'node:zlib';
import { editsPrefix, fromFragment } from './link';

const packed = (data: string | Uint8Array) =>
  `${editsPrefix}${deflateRawSync(data).toString('base64url')}`;

test.each([
  ['text that isn’t JSON', packed('{"a":')],
  ['a cut-off UTF-8 character', packed(Uint8Array.of(0x22, 0xe2, 0x82))],
  ['10 MB in a short link', packed(JSON.stringify('a'.repeat(10_000_000)))],
  ['1 MB of link', `${editsPrefix}${'A'.repeat(1_000_000)}`],
  ['100,000 nested lists', packed('['.repeat(100_000) + ']'.repeat(99_999))],
])('%s: no value, and no error', async (_, fragment) => {
  expect(await fromFragment(fragment)).toBeUndefined();
});

test('a link that unpacks to a thousand times as much is given up after a few kilobytes of it', async () => {
  let fed = 0;
  // Unlike Node's, a browser's takes the next piece only once the last one has been read.
  const browsers = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform({ length }, controller) {
        fed += length;
        controller.enqueue(new Uint8Array(length * 1000).fill(0x20));
      },
    });
  jest.spyOn(globalThis, 'DecompressionStream').mockImplementation(browsers);
  expect(await fromFragment(`${editsPrefix}${'A'.repeat(1_300_000)}`)).toBeUndefined();
  expect(fed).toBeLessThan(10_000);
});

test('what another program deflated is read, with about as much text as a campaign has', async () => {
  expect(await fromFragment(packed(JSON.stringify('a'.repeat(190_000))))).toHaveLength(190_000);
});

test.each(['?utm_source=mail', '&data=05%7C02', '>', '.', ',', '%20', '#top'])(
  'a link is read without what was added to its end: %s',
  async (ending) => {
    expect(await fromFragment(packed('"text"') + ending)).toBe('text');
    expect(await fromFragment(packed('"text"').replace('=', '%3D') + ending)).toBe('text');
  },
);
