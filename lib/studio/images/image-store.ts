import { createStore, delMany, set, values } from 'idb-keyval';
import { type Images, noImages, type StoredImage } from './images';

/** The images that were added in this browser, by file: drafts only have their names. */
const store = createStore('studio-images', 'images');

/** In milliseconds: an image that no draft has is kept for a day, because it may not be saved yet. */
const keptFor = 86_400_000;

/** In milliseconds: browsers have been known never to answer. */
const answersForMs = 5000;

/** The stored images; none if the browser refuses, or doesn't answer. */
export function storedImages(): Promise<Images> {
  const noImagesAfterWait = new Promise<Images>((resolve) =>
    setTimeout(() => resolve(noImages), answersForMs),
  );
  return Promise.race([readImages(), noImagesAfterWait]);
}

async function readImages(): Promise<Images> {
  try {
    const images = await values<StoredImage>(store);
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
  await delMany(
    unused.map(({ file }) => file),
    store,
  );
}

/** Rejects if the browser refuses, for example because its storage is full. */
export async function storeImage(image: StoredImage): Promise<void> {
  await set(image.file, image, store);
}
