import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** The files in a ZIP, by name. Throws if a file doesn't match its checksum. */
export async function unzip(data: Buffer): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(data)])), {
    checkSignature: true,
  });
  const found = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    found.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  await reader.close();
  return found;
}
