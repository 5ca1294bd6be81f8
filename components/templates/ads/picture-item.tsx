'use client';

import { Picture } from '@/components/ui/picture';
import { FileLink } from './file-link';

interface Props extends Omit<React.ComponentProps<typeof Picture>, 'className'> {
  label: string;
  platforms: string;
  /** The PNG's address; `download` is the text of the link to it. */
  file: string;
  download: string;
}

/**
 * A small preview of a campaign's image, with the platforms it's for and a link to the PNG. A client component for the
 * same reason as Field.
 */
export function PictureItem({ label, platforms, file, download, ...picture }: Props) {
  return (
    // Shares its rows with its neighbors, so that captions line up below the tallest image.
    <li className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2">
      <div className="grid items-center justify-items-center border border-line bg-surface p-3">
        {/* As wide as possible without getting too tall. Set from the file's size, so nothing moves when it loads. */}
        <div
          className="w-full"
          style={{ maxWidth: `calc(15rem * ${picture.width} / ${picture.height})` }}
        >
          <Picture {...picture} className="w-full bg-input" />
        </div>
      </div>
      <div className="text-sm">
        <p className="font-semibold">{label}</p>
        <p className="text-muted">{platforms}</p>
      </div>
      <FileLink href={file}>
        {download}
        <span className="sr-only">{` ${label}`}</span>
      </FileLink>
    </li>
  );
}
