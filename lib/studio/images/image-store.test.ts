/** @jest-environment jsdom */
import { storedImages, storeImage } from './image-store';

test('a browser that refuses storage has no images, and keeps none', async () => {
  const refusal = new Error('The operation is insecure.');
  const open = () => {
    throw refusal;
  };
  Object.assign(window, { indexedDB: { open } });
  expect((await storedImages()).size).toBe(0);
  const image = { file: 'a.webp', size: [1, 1] as [number, number], bytes: new File([], 'a.webp') };
  await expect(storeImage(image)).rejects.toBe(refusal);
});

test('a browser whose storage never answers doesn’t keep the studio from opening', async () => {
  jest.useFakeTimers();
  Object.assign(window, { indexedDB: { open: () => new EventTarget() } });
  const images = storedImages();
  await jest.runAllTimersAsync();
  expect((await images).size).toBe(0);
});
