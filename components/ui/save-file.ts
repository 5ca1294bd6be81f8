/** Saves what a page holds as a file of some name, as a download. */
export function saveFile(content: Blob, fileName: string) {
  // Never revoked: a browser may read it late, and it goes with the page.
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
}
