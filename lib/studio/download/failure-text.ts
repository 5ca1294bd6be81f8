import { studioDownload as words } from '@/content/words/studio/download';
import { messageOf } from '@/lib/site/task';

/** What the bundler and `fetchFile` throw for something that didn't arrive. */
const requestErrors = new Set(['ChunkLoadError', 'NetworkError', 'TimeoutError']);

/** Why a file couldn't be made, and what to do: what helps depends on whether it's the network. */
export function failureText(error: unknown): string {
  const isRequest = error instanceof Error && requestErrors.has(error.name);
  if (!isRequest) return messageOf(error);
  return window.navigator.onLine ? words.notArrived : words.offline;
}
