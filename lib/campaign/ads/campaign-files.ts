import type { Audience } from '@/content/schema';
import { emailAddresses } from '../email/files';
import { filmAddresses } from '../film/files';
import { adFiles, fileName, type PackedFile } from './files';
import { adPictures } from './pictures';

/** Everything that one campaign consists of, in folders: its ads, its film and its email. */
export function campaignFiles(audience: Audience): PackedFile[] {
  const { readme, ...sheets } = adFiles(audience);
  const pictures = adPictures(audience).map(({ file }) => file);
  return [
    { href: readme, name: 'README.txt' },
    ...packed('ads', [...Object.values<string>(sheets), ...pictures]),
    ...packed('film', filmAddresses(audience)),
    ...packed('email', emailAddresses(audience)),
  ];
}

function packed(folder: string, addresses: readonly string[]): PackedFile[] {
  return addresses.map((href) => ({ href, name: `${folder}/${fileName(href)}` }));
}
