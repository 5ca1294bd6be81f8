import * as v from 'valibot';
import { httpsAddress } from '@/content/schema/text';
import { studioDownload } from '@/content/words/studio/download';
import { cleanLine } from '@/lib/campaign/document/clean-text';

const { images: words } = studioDownload;

/** Where an email's images are: a folder's address, without a slash at its end, or what's wrong. */
export function readImagesAddress(input: string): { address?: string; fault?: string } {
  const address = cleanLine(input).replace(/\/+$/, '');
  if (address === '') return {};
  // A file's name comes after it.
  if (!v.is(httpsAddress, address) || /[?#]/.test(address)) return { fault: words.fault };
  return { address };
}
