/** Loads the editor's styles, once. Rejects if they don't arrive. */
export function loadStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`link[href="${address}"]`)) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} didn't arrive.`));
    });
    document.head.append(link);
  });
}
