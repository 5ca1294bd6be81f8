/** In milliseconds: how long a file of a few hundred kilobytes may take before we say that it does not come. */
const patience = 15_000;

/** A file of ours, whole. Rejects where it is not there, does not come in time, or is no longer wanted. */
export async function fetchFile(url: string, unwanted: AbortSignal): Promise<Blob> {
  const response = await fetch(url, {
    signal: AbortSignal.any([unwanted, AbortSignal.timeout(patience)]),
  });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.blob();
}
