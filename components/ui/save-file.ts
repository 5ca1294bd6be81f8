/** Downloads `content` as a file called `fileName`. */
export function saveFile(content: Blob, fileName: string) {
  // Not revoked, because the browser may still be reading it. It's freed when the page closes.
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
}
