import { type Images, noImages, type StoredImage } from './images';

/** The images that were added in this browser, in its IndexedDB: drafts only have their names. */
function open(): Promise<IDBDatabase> {
  const request = window.indexedDB.open('studio', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('images', { keyPath: 'file' }),
  );
  return answerOf(request);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage.')));
  });
}

/** In milliseconds: an image that no draft has is kept for a day, because it may not be saved yet. */
const keptFor = 86_400_000;

/** In milliseconds: browsers have been known never to answer. */
const answersForMs = 5000;

/** The stored images; none if the browser refuses, or doesn't answer. */
export function storedImages(): Promise<Images> {
  const late = new Promise<Images>((done) => setTimeout(() => done(noImages), answersForMs));
  return Promise.race([readImages(), late]);
}

/** All drafts, also of a copy that was deleted, which can come back. */
export const draftTexts = () =>
  [window.localStorage, window.sessionStorage].flatMap(Object.values<string>).join('\n');

/** Reads the stored images, and deletes those that no draft has anymore. */
async function readImages(): Promise<Images> {
  try {
    const drafts = draftTexts();
    const store = (await open()).transaction('images', 'readwrite').objectStore('images');
    const images = await answerOf<StoredImage[]>(store.getAll());
    for (const { file, name = file, bytes } of images) {
      // A table has the name that the image came with.
      const isUsed = drafts.includes(file) || drafts.includes(name);
      if (!isUsed && Date.now() - bytes.lastModified > keptFor) store.delete(file);
    }
    return new Map(images.map((image) => [image.file, image]));
  } catch {
    return noImages;
  }
}

/** Rejects if the browser refuses, for example because its storage is full. */
export async function storeImage(image: StoredImage): Promise<void> {
  const transaction = (await open()).transaction('images', 'readwrite');
  transaction.objectStore('images').put(image);
  // Only now is it stored: without room for it, the transaction ends after the request succeeded.
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', reject);
  });
}
