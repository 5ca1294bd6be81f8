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

async function readImages(): Promise<Images> {
  try {
    const store = (await open()).transaction('images').objectStore('images');
    const images = await answerOf<StoredImage[]>(store.getAll());
    return new Map(images.map((image) => [image.file, image]));
  } catch {
    return noImages;
  }
}

/** Deletes the images that no draft in this browser has anymore. */
export async function deleteUnusedImages(images: Images): Promise<void> {
  const drafts = Object.values<string>(window.localStorage).join('\n');
  // A table has the name that the image came with.
  const isUsed = ({ file, name = file }: StoredImage) =>
    drafts.includes(file) || drafts.includes(name);
  const unused = Array.from(images.values()).filter(
    (image) => Date.now() - image.bytes.lastModified > keptFor && !isUsed(image),
  );
  if (unused.length === 0) return;
  const store = (await open()).transaction('images', 'readwrite').objectStore('images');
  for (const { file } of unused) store.delete(file);
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
