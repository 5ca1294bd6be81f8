/** @jest-environment jsdom */
import { bitmapOf } from '../images/add-image';
import { unpackImages } from './edits-file';

jest.mock('../images/add-image', () => ({
  bitmapOf: jest.fn(),
  imageName: async ({ name }: File) => name,
}));

test('a file’s images are decoded one at a time, and only those that its edits have', async () => {
  let [decoded, most] = [0, 0];
  jest.mocked(bitmapOf).mockImplementation(async () => {
    most = Math.max(most, (decoded += 1));
    return Object.assign(Object.create(null), { close: () => (decoded -= 1) });
  });
  const packed = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, `;base64,${btoa(name)}`]));
  expect([...(await unpackImages({ images: packed }, ['a', 'b'])).keys()]).toEqual(['a', 'b']);
  expect([most, decoded]).toEqual([1, 0]);
});
