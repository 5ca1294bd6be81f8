import { studioDownload as words } from '@/content/words/studio/download';
import { messageOf } from '@/lib/site/task';

/** What the bundler and `fetchFile` throw for something that didn't arrive. */
const requestErrors = new Set(['ChunkLoadError', 'NetworkError', 'TimeoutError']);

/**
 * Why something couldn't be done, and what to do: what helps depends on whether it's the network.
 * @param otherwise what to say if it isn't
 */
export function failureText(error: unknown, otherwise = messageOf(error)): string {
  const isRequest = error instanceof Error && requestErrors.has(error.name);
  if (!isRequest) return otherwise;
  return window.navigator.onLine ? words.notArrived : words.offline;
}
