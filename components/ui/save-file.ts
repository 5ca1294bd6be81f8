/** In milliseconds. Safari starts to read the file some time after the click. */
const readMs = 40_000;

export function saveFile(content: Blob, fileName: string) {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // Until then, the file stays in memory.
  setTimeout(() => URL.revokeObjectURL(href), readMs);
}
