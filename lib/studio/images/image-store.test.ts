/** @jest-environment jsdom */
import { storedImages, storeImage } from './image-store';

test('a browser whose storage never answers doesn’t keep the studio from opening', async () => {
  jest.useFakeTimers();
  Object.assign(window, { indexedDB: { open: () => new EventTarget() } });
  const images = storedImages();
  await jest.runAllTimersAsync();
  expect((await images).size).toBe(0);
});

test('an image isn’t stored if there’s no room for it, although the request succeeds', async () => {
  const [opening, put] = [new EventTarget(), new EventTarget()];
  const transaction = Object.assign(new EventTarget(), { objectStore: () => ({ put: () => put }) });
  const result = { transaction: () => transaction };
  Object.assign(window, { indexedDB: { open: () => Object.assign(opening, { result }) } });
  const stored = storeImage({ file: 'a.webp', size: [1, 1], bytes: new File([], 'a.webp') });
  opening.dispatchEvent(new Event('success'));
  await Promise.resolve();
  await Promise.resolve();
  put.dispatchEvent(new Event('success'));
  transaction.dispatchEvent(new Event('abort'));
  await expect(stored).rejects.toMatchObject({ type: 'abort' });
});
