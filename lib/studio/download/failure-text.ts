import { studioDownload as words } from '@/content/words/studio/download';
import { messageOf } from '@/lib/site/task';

/** Why a file couldn't be made, and what to do: what helps depends on whether it's the network. */
export function failureText(error: unknown): string {
  if (!window.navigator.onLine) return words.offline;
  const { name } = error instanceof Error ? error : new Error();
  // What browsers and the bundler throw for a request that failed.
  const isNetwork = ['ChunkLoadError', 'TimeoutError', 'TypeError'].includes(name);
  return isNetwork ? words.notArrived : messageOf(error);
}
