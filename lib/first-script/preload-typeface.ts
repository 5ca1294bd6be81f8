// Fetches the typeface early, but only on a connection where the first paint doesn't have to wait
// long for it: while a typeface is being preloaded, Chromium doesn't paint. On a slow phone, that's
// 0.3 s more before anything shows. There, the first page uses the phone's own typeface, and the
// next one has ours from the cache. The build puts this into each page as an inline script
// (scripts/export/finish-export.mjs).

/** Only Chromium has it, so TypeScript's DOM library doesn't (https://wicg.github.io/netinfo/). */
const { connection } = navigator as Navigator & {
  connection?: { effectiveType: string; saveData: boolean };
};
const { typeface } = document.documentElement.dataset;

if (typeface && (!connection || (connection.effectiveType === '4g' && !connection.saveData))) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = 'anonymous';
  link.href = typeface;
  document.head.append(link);
}
