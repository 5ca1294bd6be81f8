/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { editsMark, fromFragment, toFragment } from './link';

const packed = (data: string | Uint8Array) =>
  `${editsMark}${deflateRawSync(data).toString('base64url')}`;

test.each([
  [{ a: ['ä', '😀', '\u2028', '</script>', '{code}'] }],
  [[]],
  ['text'],
  [null],
  [{ half: '\ud800' }],
])('%j comes back', async (value) => {
  const fragment = await toFragment(value);
  expect(fragment).toMatch(/^#edits=[\w-]+$/);
  expect(await fromFragment(fragment)).toEqual(value);
});

const whole = packed(
  JSON.stringify({ edits: Array.from({ length: 50 }, (_, index) => `${index}`) }),
);

test.each([
  ['nothing', ''],
  ['only the mark', editsMark],
  ['another fragment', '#offer'],
  ['a fragment without the mark', whole.slice(editsMark.length)],
  ['characters that aren’t base64', `${editsMark}!!!%00<script>`],
  ['random bytes', `${editsMark}${randomBytes(300).toString('base64url')}`],
  ['zeros', `${editsMark}${'A'.repeat(400)}`],
  ['only a start', whole.slice(0, 20)],
  ['a missing end', whole.slice(0, -3)],
  ['a changed middle', `${whole.slice(0, 40)}AAAA${whole.slice(44)}`],
  ['text that isn’t JSON', packed('{"a":')],
  ['text that isn’t UTF-8', packed(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))],
  ['a cut-off UTF-8 character', packed(Uint8Array.of(0x22, 0xe2, 0x82))],
  ['10 MB in a short link', packed(JSON.stringify('a'.repeat(10_000_000)))],
  ['1 MB of link', `${editsMark}${'A'.repeat(1_000_000)}`],
  ['100,000 nested lists', packed('['.repeat(100_000) + ']'.repeat(99_999))],
])('%s: no value, and no error', async (_, fragment) => {
  expect(await fromFragment(fragment)).toBeUndefined();
});

test('what another program deflated is read, with about as much text as a campaign has', async () => {
  expect(await fromFragment(packed(JSON.stringify('a'.repeat(190_000))))).toHaveLength(190_000);
});
