import { storedImages } from './image-store';

test('a browser whose storage never answers doesn’t keep the studio from opening', async () => {
  jest.useFakeTimers();
  Object.assign(window, { indexedDB: { open: () => new EventTarget() } });
  const images = storedImages();
  await jest.runAllTimersAsync();
  expect((await images).size).toBe(0);
});
